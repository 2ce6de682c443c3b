import { preparedPer } from '@deportivo/platform/db/prepared'
import type { Knex } from 'knex'
import type { Change } from './project.ts'
import type { SalesFact } from './sales-fact.ts'

/** A row of read.sales_days: what the orders of one kind and day add up to. */
interface SalesDay {
  kind: 'sold' | 'left'
  day: string
  seller_id: number
  profile_id: string
  state_id: string
  payment_method: number
  count: number
  units: number
  value: number
  balance: number
}

function dayOf(kind: SalesDay['kind'], day: string, fact: SalesFact, sign: 1 | -1): SalesDay {
  const { seller_id, profile_id, state_id, payment_method, units, value, balance } = fact
  return {
    ...{ kind, day, seller_id, profile_id, state_id, payment_method },
    count: sign,
    units: sign * units,
    value: sign * value,
    balance: sign * balance,
  }
}

/** What one order adds to its days; a cancelled one sold nothing. */
function partsOf(fact: SalesFact | null, sign: 1 | -1): SalesDay[] {
  if (!fact) return []
  const { sold_on, left_on, state_id } = fact
  const sold = sold_on !== null && state_id !== 'cancelled' ? [dayOf('sold', sold_on, fact, sign)] : []
  const left = left_on !== null ? [dayOf('left', left_on, fact, sign)] : []
  return [...sold, ...left]
}

const keyOf = ({ kind, day, seller_id, profile_id, state_id, payment_method }: SalesDay) =>
  [kind, day, seller_id, profile_id, state_id, payment_method].join('|')

function sum(parts: readonly SalesDay[]): SalesDay[] {
  const days = new Map<string, SalesDay>()
  for (const part of parts) {
    const { count = 0, units = 0, value = 0, balance = 0 } = days.get(keyOf(part)) ?? {}
    days.set(keyOf(part), {
      ...part,
      count: count + part.count,
      units: units + part.units,
      value: value + part.value,
      balance: balance + part.balance,
    })
  }
  // One order for all processes: two that lock rows crosswise would stop each other.
  return [...days].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, day]) => day)
}

const changesNothing = ({ count, units, value, balance }: SalesDay) =>
  count === 0 && units === 0 && value === 0 && balance === 0

const addTo = preparedPer<never>(
  'days added to',
  (table) => `
  insert into ${table} as d select * from jsonb_populate_recordset(null::${table}, $1::jsonb)
  on conflict (kind, day, seller_id, profile_id, state_id, payment_method) do update set
    (count, units, value, balance)
    = (d.count + excluded.count, d.units + excluded.units, d.value + excluded.value, d.balance + excluded.balance)`,
)

// A day that nobody is in any more leaves no row: sums made in one go must look the same.
const sweep = preparedPer<never>(
  'days swept from',
  (table) => `
  delete from ${table} d using jsonb_populate_recordset(null::${table}, $1::jsonb) t
  where d.count = 0
    and (d.kind, d.day, d.seller_id, d.profile_id, d.state_id, d.payment_method)
      = (t.kind, t.day, t.seller_id, t.profile_id, t.state_id, t.payment_method)`,
)

/** Takes out of the sums what orders were, and adds what they are now. */
export async function addToDays(
  trx: Knex.Transaction,
  changes: readonly Change<SalesFact>[],
  table: string,
): Promise<void> {
  const parts = changes.flatMap(({ before, after }) => [...partsOf(before, -1), ...partsOf(after, 1)])
  const days = sum(parts).filter((day) => !changesNothing(day))
  if (days.length === 0) return
  const rows = JSON.stringify(days)
  await addTo(table)(trx, [rows])
  if (days.some(({ count }) => count < 0)) await sweep(table)(trx, [rows])
}
