import { listVouchers, VOUCHER_LIST, type Voucher } from '@deportivo/contracts/orders/vouchers'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import {
  countUpTo,
  integers,
  pagination,
  parseList,
  type ParsedList,
} from '@deportivo/platform/http/list-grammar'
import { listed, read } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import { text } from '@deportivo/texts/text'
import type { Knex } from 'knex'
import { onlyVisibleVouchers } from './visibility.ts'

type Row = Omit<Voucher, 'voucher' | 'created_at'> & { created_at: Date }

function usable(db: Knex, { filters }: ParsedList, actor: Actor): Knex.QueryBuilder {
  const usual = db('orders.vouchers as vouchers').where('available', '>', 0)
  const rows = onlyVisibleVouchers(db, usual, actor)
  const clients = integers(filters, 'client_id')
  if (clients) void rows.whereIn('client_id', clients)
  return rows
}

const named = (row: Row, { language }: Actor) => ({
  ...row,
  voucher: text('voucher.name', { id: row.id }, language),
})

/** What clients whom the person serves may still pay with; the oldest first, so that it is spent first. */
export const listVouchersRoute: Routes = (app, deps) =>
  read(app, deps, listVouchers, async ({ db, query, actor }) => {
    const list = parseList(query, VOUCHER_LIST)
    const rows = usable(db, list, actor)
    const direction = list.order?.isDescending ? 'desc' : 'asc'
    const page = await rows
      .clone()
      .orderBy(list.order?.field ?? 'id', direction)
      .orderBy('id', direction)
      .limit(list.top)
      .offset(list.offset)
      .select<Row[]>('id', 'client_id', 'value', 'available', 'created_at')
    return listed(
      page.map((row) => named(row, actor)),
      pagination(list, await countUpTo(db, rows)),
    )
  })
