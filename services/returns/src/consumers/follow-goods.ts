import type { StockEvent } from '@deportivo/contracts/events/stock'
import { queryRow, queryRows } from '@deportivo/platform/db/query-rows'
import type { Consumer, LoggedEvent } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { appendReturnEvent } from '../cases/case-event.ts'
import type { CaseRow } from '../tables.ts'

// What left last decides where nothing is left: a parcel may leave in parts.
const IN_QUARANTINE = `
  select sum(e.on_hand_change)::integer as units,
    (array_agg(e.kind order by e.id desc) filter (where e.on_hand_change < 0))[1] as last_exit
  from inventory.published_ledger e
  join inventory.published_stores s on s.id = e.store_id and s.purpose = 'quarantine'
  where e.return_id = ?`

const GOODS_AFTER: Partial<Record<string, NonNullable<CaseRow['goods']>>> = {
  restock: 'sellable',
  write_off: 'written_off',
  claim: 'claimed',
}

const LOST = `
  select coalesce(sum(x.quantity), 0)::integer as units from inventory.published_quarantine_exits x
  where x.return_id = ? and x.kind <> 'restock' and x.state <> 'undone'`

type Goods = Pick<CaseRow, 'goods' | 'lost_units'>

/** What became of the goods of a case, and how many of them are lost; null: they are not here. */
async function goodsOf(trx: Knex.Transaction, id: number): Promise<Goods> {
  const [found] = await queryRows<{ units: number | null; last_exit: string | null }>(trx, IN_QUARANTINE, [
    id,
  ])
  if (found?.units) return { goods: 'quarantine', lost_units: 0 }
  const { units } = await queryRow<{ units: number }>(trx, LOST, [id])
  return { goods: GOODS_AFTER[found?.last_exit ?? ''] ?? null, lost_units: units }
}

async function follow(trx: Knex.Transaction, id: number, event: LoggedEvent): Promise<void> {
  const before = await trx('returns.cases').where({ id }).forNoKeyUpdate().first()
  if (!before || before.goods === null) return
  const { goods, lost_units } = await goodsOf(trx, id)
  if (goods === before.goods && lost_units === before.lost_units) return
  const { occurred_at: at, meta } = event
  const changed = {
    goods,
    lost_units,
    version: before.version + 1,
    updated_at: at,
    updated_by: meta.actor_name,
  }
  const [after] = await trx('returns.cases').where({ id }).update(changed).returning('*')
  if (!after) throw new Error('a locked case exists')
  const entry = { step: 'goods_settled', note: null }
  await trx('returns.case_history').insert({
    ...entry,
    case_id: id,
    from_state: after.state_id,
    to_state: after.state_id,
    at,
    before: null,
    by_id: meta.actor_id,
    by_name: meta.actor_name ?? '',
    profile_id: meta.profile_id,
  })
  appendReturnEvent(trx, { ...entry, type: 'return.goods_settled', before, after }, { meta, at })
}

/** The cases whose goods an event of stock moved: by a step of the case, or by an exit from quarantine. */
const casesOf = ({ payload }: LoggedEvent): Set<number> =>
  new Set((payload as StockEvent).changes.flatMap(({ return_id }) => return_id ?? []))

async function followEach(trx: Knex.Transaction, event: LoggedEvent): Promise<void> {
  for (const id of casesOf(event)) await follow(trx, id, event)
}

/** Follows what is done with returned goods in quarantine: what the client gets is independent of it. */
export const followGoods: Consumer = {
  name: 'returns follows goods',
  // Locks a case, as requests do.
  isApart: true,
  concerns: (event) => casesOf(event).size > 0,
  handles: { 'stock.changed': followEach },
  committed: ({ wake }) => wake.notify('outbox'),
}
