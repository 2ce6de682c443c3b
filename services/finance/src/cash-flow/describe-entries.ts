import type { PaidSettlement } from '@deportivo/contracts/paid-settlement'
import type { CashEntry, CashKind } from '@deportivo/contracts/reports/cash-entries'
import { recordNames } from '@deportivo/platform/reports/record-names'
import type { Knex } from 'knex'
import { settlementOf } from '../expenses/read-expense.ts'
import { ACCOUNT_NAMES } from './cash-accounts.ts'

interface EntryRow {
  entry: string
  day: string
  at: Date | null
  account: string
  kind: CashKind
  store_id: number
  store_name: string | null
  owner_id: number
  client_id: number | null
  client_name: string | null
  category_name: string | null
  corrects_id: number | null
  settlement: PaidSettlement | null
  note: string | null
  amount: number
}

const COLUMNS = [
  'c.entry',
  'c.day',
  'c.at',
  'c.account',
  'c.kind',
  'c.store_id',
  'c.owner_id',
  'c.amount',
  's.name as store_name',
  'o.client_id',
  'o.client_name',
  'g.name as category_name',
  'x.corrects_id',
]

// Its own id is that of the entry: `drawer:12`.
const DRAWER_ENTRIES = `left join money.published_drawer_entries d
  on d.id = case when c.entry like 'drawer:%' then split_part(c.entry, ':', 2)::integer end`

const readEntries = (db: Knex, entries: Knex.QueryBuilder): Promise<EntryRow[]> =>
  db
    .from(entries.as('c'))
    .leftJoin('inventory.published_stores as s', 's.id', 'c.store_id')
    .leftJoin('orders.published_orders as o', (order) =>
      order.on('o.id', 'c.owner_id').andOnNotIn('c.kind', ['expense', 'count', 'drawer', 'transfer']),
    )
    .leftJoin('finance.expenses as x', (expense) =>
      expense.on('x.id', 'c.owner_id').andOnVal('c.kind', 'expense'),
    )
    .leftJoin('finance.money_transfers as m', (transfer) =>
      transfer.on('m.id', 'c.owner_id').andOnVal('c.entry', 'like', 'money\\_transfer:%'),
    )
    .leftJoin('finance.expense_categories as g', 'g.id', 'x.category_id')
    .joinRaw(DRAWER_ENTRIES)
    .orderBy([
      { column: 'c.day', order: 'desc' },
      { column: 'c.pos', order: 'desc' },
      { column: 'c.account' },
    ])
    .select<EntryRow[]>(
      ...COLUMNS,
      db.raw('coalesce(x.note, m.note, d.note) as note'),
      settlementOf(db, 'x.settlement_id'),
    )

/** Some rows of `read.cash_entries`, the newest first, with the orders, expenses and transfers that they belong to. */
export async function describedEntries(db: Knex, entries: Knex.QueryBuilder): Promise<CashEntry[]> {
  const rows = await readEntries(db, entries)
  const names = await recordNames(
    db,
    ACCOUNT_NAMES,
    rows.map(({ account }) => account),
  )
  return rows.map(({ at, store_id, ...row }) => ({
    ...row,
    at: at?.toISOString() ?? null,
    account_name: names.get(row.account) ?? null,
    store_id: store_id || null,
  }))
}
