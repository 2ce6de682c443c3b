import type { getCount, StockCount } from '@deportivo/contracts/catalogue/counts'
import { COUNTS, type CountFields, type StoredCount } from '@deportivo/inventory/count-record'
import { seesCosts } from '@deportivo/lifecycle/costs'
import { countMachine } from '@deportivo/lifecycle/stock-count/steps'
import { queryRow, queryRows } from '@deportivo/platform/db/query-rows'
import { notFound } from '@deportivo/platform/http/refused'
import { withReasons } from '@deportivo/platform/http/with-reasons'
import type { FoundReply } from '@deportivo/platform/http/serve/serve'
import { defineRecord } from '@deportivo/platform/records/record'
import type { RecordCall } from '@deportivo/platform/records/record-call'
import type { Knex } from 'knex'
import { uncountedOf } from './uncounted.ts'

type Reader = Pick<RecordCall, 'actor' | 'deps'>
type Shown = FoundReply<typeof getCount>['data']

export interface CountSums {
  lines: number
  units: number
  differing_lines: number
  difference: number
}

const SUMS = `
  select l.count_id, count(*)::integer as lines, sum(l.counted)::integer as units,
         (count(*) filter (where l.difference <> 0))::integer as differing_lines, sum(l.difference)::integer as difference,
         sum(l.difference * k.average_cost)::bigint as difference_value
  from inventory.published_count_lines l left join inventory.published_costs k on k.product_id = l.product_id
  where l.count_id = any(?::integer[]) group by 1`

const NONE = { lines: 0, units: 0, differing_lines: 0, difference: 0, difference_value: null }

/** What was counted in each of these counts. */
export async function sumsOf(db: Knex, ids: readonly number[]) {
  const rows = await queryRows<CountSums & { count_id: number; difference_value: number | null }>(db, SUMS, [
    ids,
  ])
  const byCount = new Map(rows.map(({ count_id, ...sums }) => [count_id, sums]))
  return (id: number) => byCount.get(id) ?? NONE
}

/** What the asking user may do with a count now, and why not. */
export const nextSteps = (state: StockCount['state'], { actor, deps }: Reader) =>
  withReasons(countMachine.offers({ state_id: state }, { actor, settings: deps.settings.current() })).map(
    ({ state_id, ...offer }) => ({ ...offer, state: state_id }),
  )

/** A count with its sums and the steps that are possible now, or 404. */
export async function readCount(db: Knex, id: number, reader: Reader): Promise<Shown> {
  const count = await db('inventory.published_counts').where({ id }).first()
  if (!count) throw notFound()
  const { difference_value, ...sums } = (await sumsOf(db, [id]))(id)
  const uncounted = await queryRow<{ lines: number; units: number }>(
    db,
    'select count(*)::integer as lines, coalesce(sum(on_hand), 0)::integer as units from (?) as uncounted',
    [uncountedOf(db, id)],
  )
  return {
    ...count,
    ...sums,
    uncounted_lines: uncounted.lines,
    uncounted_units: uncounted.units,
    difference_value: seesCosts(reader.actor) ? difference_value : null,
    next: nextSteps(count.state, reader),
  }
}

export const COUNT = defineRecord<StoredCount, CountFields, Shown>({ ...COUNTS, read: readCount })
