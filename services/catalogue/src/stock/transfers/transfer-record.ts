import type { getTransfer, Transfer } from '@deportivo/contracts/catalogue/transfers'
import { TRANSFERS, type StoredTransfer, type TransferFields } from '@deportivo/inventory/transfer-record'
import { transferMachine } from '@deportivo/lifecycle/transfer/transfer-machine'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { notFound } from '@deportivo/platform/http/refused'
import { withReasons } from '@deportivo/platform/http/with-reasons'
import type { FoundReply } from '@deportivo/platform/http/serve/serve'
import { defineRecord } from '@deportivo/platform/records/record'
import type { RecordCall } from '@deportivo/platform/records/record-call'
import type { Knex } from 'knex'

type Reader = Pick<RecordCall, 'actor' | 'deps'>
type Shown = FoundReply<typeof getTransfer>['data']

// A product that was deleted meanwhile is still in its table.
const LINES = `
  select l.id, l.product_id, l.product_name, p.reference_name, p.brand_name, p.color_name, p.photo, l.size_id, l.size_name,
         l.quantity, l.received, coalesce(s.available, 0) as available
  from inventory.published_transfer_lines l
  join inventory.published_transfers t on t.id = l.transfer_id
  join catalogue.published_products p on p.id = l.product_id
  left join inventory.published_levels s
    on s.product_id = l.product_id and s.size_id = l.size_id and s.store_id = t.from_store
  where l.transfer_id = ? order by l.id`

/** What the asking user may do with a transfer now, and why not. */
export const nextSteps = (state: Transfer['state'], lines: number, { actor, deps }: Reader) =>
  withReasons(
    transferMachine.offers({ state_id: state, lines }, { actor, settings: deps.settings.current() }),
  ).map(({ state_id, ...offer }) => ({ ...offer, state: state_id }))

/** A transfer with its lines and the steps that are possible now, or 404. */
export async function readTransfer(db: Knex, id: number, reader: Reader): Promise<Shown> {
  const transfer = await db('inventory.published_transfers').where({ id }).first()
  if (!transfer) throw notFound()
  const lines = await queryRows<Shown['lines'][number]>(db, LINES, [id])
  return { ...transfer, lines, next: nextSteps(transfer.state, lines.length, reader) }
}

export const TRANSFER = defineRecord<StoredTransfer, TransferFields, Shown>({
  ...TRANSFERS,
  read: readTransfer,
})
