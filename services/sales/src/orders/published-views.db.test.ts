import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import type { Tables } from 'knex/types/tables.js'
import { afterAll, beforeAll, expect, test } from 'vitest'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

async function columnsOf(relation: string): Promise<string[]> {
  const [table_schema = '', table_name = ''] = relation.split('.')
  const names = await app
    .db('information_schema.columns')
    .where({ table_schema, table_name })
    .pluck('column_name')
  return (names as string[]).sort()
}

/** The compiler requires each column of the declared row, and no other. */
type Columns<View extends keyof Tables> = Record<keyof Tables[View], true>

const LINES: Columns<'orders.published_lines'> = {
  id: true,
  order_id: true,
  store_id: true,
  category_id: true,
  brand_id: true,
  group_id: true,
  subcategory_name: true,
  product_id: true,
  size_id: true,
  size_name: true,
  store_name: true,
  quantity: true,
  price: true,
  code_id: true,
  product_name: true,
  color_name: true,
}
const HISTORY: Columns<'orders.published_history'> = {
  id: true,
  order_id: true,
  step: true,
  to_state: true,
  by_id: true,
  by_name: true,
  at: true,
  before: true,
}
const CASHIERS: Columns<'money.published_cashiers'> = { id: true, name: true, store_id: true, version: true }
const SHIFTS: Columns<'money.published_shifts'> = {
  id: true,
  cashier_id: true,
  base_amount: true,
  opened_at: true,
  opened_by: true,
  closed_at: true,
  closed_by: true,
  counted_amount: true,
  expected_amount: true,
  note: true,
  denominations: true,
  opened_by_id: true,
  next_shift_id: true,
}
const DRAWER_ENTRIES: Columns<'money.published_drawer_entries'> = {
  id: true,
  shift_id: true,
  reason: true,
  amount: true,
  note: true,
  by_name: true,
  at: true,
}
const REGISTER_PAYMENTS: Columns<'money.published_register_payments'> = { order_id: true, cashier_id: true }
const ORDER_KEYS: Columns<'orders.published_order_keys'> = { key: true, order_id: true }
const VOUCHERS: Columns<'money.published_vouchers'> = {
  id: true,
  client_id: true,
  value: true,
  available: true,
  origin: true,
  order_id: true,
  created_at: true,
  expires_at: true,
  return_id: true,
  voided_at: true,
}
const VOUCHER_ENTRIES: Columns<'money.published_voucher_entries'> = {
  id: true,
  voucher_id: true,
  order_id: true,
  amount: true,
  by_name: true,
  at: true,
  kind: true,
  return_id: true,
}
const REFUNDS: Columns<'money.published_refunds'> = {
  id: true,
  order_id: true,
  client_id: true,
  amount: true,
  state: true,
  voucher_id: true,
  created_at: true,
  settled_at: true,
  settled_by: true,
}
const UNCONFIRMED: Columns<'orders.published_unconfirmed_payments'> = {
  id: true,
  order_id: true,
  amount: true,
  at: true,
  kind: true,
  payment_method: true,
  return_id: true,
  attachment_id: true,
  by_name: true,
}

test.each([
  ['orders.published_lines', LINES],
  ['money.published_drawer_entries', DRAWER_ENTRIES],
  ['orders.published_history', HISTORY],
  ['money.published_cashiers', CASHIERS],
  ['money.published_shifts', SHIFTS],
  ['money.published_register_payments', REGISTER_PAYMENTS],
  ['orders.published_order_keys', ORDER_KEYS],
  ['money.published_vouchers', VOUCHERS],
  ['money.published_voucher_entries', VOUCHER_ENTRIES],
  ['money.published_refunds', REFUNDS],
  ['orders.published_unconfirmed_payments', UNCONFIRMED],
])('%s has the columns of its declared row', async (view, columns) => {
  expect(await columnsOf(view)).toEqual(Object.keys(columns).sort())
})

test.each([
  ['orders.published_orders', 'orders.orders'],
  ['files.published_attachments', 'files.attachments'],
])('%s has every column of %s', async (view, table) => {
  expect(await columnsOf(view)).toEqual(await columnsOf(table))
})
