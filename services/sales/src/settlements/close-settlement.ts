import type { CommissionPercentages } from '@deportivo/contracts/admin/settings'
import type { closeSettlement } from '@deportivo/contracts/sellers/settlements'
import type { BodyOf } from '@deportivo/contracts/route'
import { LOCKS } from '@deportivo/platform/db/locks'
import { rule } from '@deportivo/platform/http/refused'
import type { RecordCall } from '@deportivo/platform/records/record-call'
import { createRecord } from '@deportivo/platform/records/save-record'
import { readSettings } from '@deportivo/platform/settings'
import type { Knex } from 'knex'
import { nextLines, totalsOf, type OpenLine } from './open-lines.ts'
import { readSettlement, SETTLEMENT, type ReadSettlement } from './settlement-record.ts'
import type { SellerName } from './visibility.ts'

type Closing = BodyOf<typeof closeSettlement>

/** What is settled now, by the percentages of now: refused when it is not what the caller saw. */
async function linesAsSeen(trx: Knex.Transaction, seen: Closing): Promise<OpenLine[]> {
  const { seller_id } = seen
  const { lines } = await nextLines(trx, seller_id)
  const data = { seller_id }
  if (lines.length === 0) throw rule('settlement.nothing', {}, data)
  const { commission } = totalsOf(lines)
  if (lines.length !== seen.lines || commission !== seen.commission)
    throw rule('settlement.changed', {}, { ...data, lines: lines.length, commission })
  return lines
}

async function nextNumber(trx: Knex.Transaction, seller_id: number): Promise<number> {
  const last = await trx('sales.settlements').where({ seller_id }).orderBy('number', 'desc').first('number')
  return (last?.number ?? 0) + 1
}

interface Settled {
  lines: readonly OpenLine[]
  percentages: CommissionPercentages
  note: string | null
}

/** Writes the next settlement of a seller with these lines, as closed by the caller. */
export async function settleLines(
  call: RecordCall,
  seller: SellerName,
  { lines, percentages, note }: Settled,
): Promise<ReadSettlement> {
  const { trx, audit } = call
  const { commission, ...totals } = totalsOf(lines)
  const number = await nextNumber(trx, seller.id)
  const { id } = await createRecord(call, SETTLEMENT, {
    fields: { seller_name: seller.name, number, commission, note },
    set: {
      seller_id: seller.id,
      ...totals,
      percentages: JSON.stringify(percentages),
      closed_at: audit.at,
      closed_by: audit.by_name,
    },
  })
  await trx('sales.settlement_lines').insert(
    lines.map((line) => ({ ...line, settlement_id: id, seller_id: seller.id })),
  )
  return readSettlement(trx, id)
}

/**
 * Settles what a seller has earned since the last settlement. Refuses when nothing was, when it is not as the caller
 * saw it, and while no percentage is set: its sales would be settled for nothing.
 */
export async function closeNext(
  call: RecordCall,
  seller: SellerName,
  seen: Closing,
): Promise<ReadSettlement> {
  const { trx } = call
  // Of two closings at once the second reads the lines after the first, and finds them settled.
  await trx.raw('select pg_advisory_xact_lock(?, ?)', [LOCKS.settlementsOf, seller.id])
  const { commission: percentages } = await readSettings(trx)
  if (Object.values(percentages).every((percentage) => percentage === 0))
    throw rule('settlement.no_percentages', {}, { seller_id: seller.id })
  const lines = await linesAsSeen(trx, seen)
  return settleLines(call, seller, { lines, percentages, note: seen.note ?? null })
}
