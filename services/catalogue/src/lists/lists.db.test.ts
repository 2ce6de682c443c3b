import { CATALOGUE_LISTS, listCategories } from '@deportivo/contracts/catalogue/lists'
import { CATALOGUE_NAMES, type CatalogueName } from '@deportivo/contracts/catalogue/list-names'
import { makeBarcodes } from '@deportivo/contracts/catalogue/barcodes'
import { startCount } from '@deportivo/contracts/catalogue/counts'
import { listQuarantine, takeOutOfQuarantine } from '@deportivo/contracts/catalogue/quarantine'
import { createTransfer } from '@deportivo/contracts/catalogue/transfers'
import { addLine } from '@deportivo/contracts/orders/lines'
import { BUDGET_ROUTES } from '@deportivo/contracts/finance/expense-budgets'
import { RECURRING_ROUTES } from '@deportivo/contracts/finance/recurring-expenses'
import { openShift } from '@deportivo/contracts/finance/cashiers'
import { cancelOrder, createPreOrder } from '@deportivo/contracts/orders/orders'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { anExpense, expenseLists } from '@deportivo/testkit/money/expenses'
import { anOrder, checkedOut, DELIVERY, step, TRANSFER } from '@deportivo/testkit/order'
import { deliveredOrder, requested, returnLists } from '@deportivo/testkit/returns/case'
import { inQuarantine, withPhoto } from '@deportivo/testkit/returns/parcel'
import { BOGOTA, openShop, PUBLIC_CODE, stockProduct, type Shop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listTable, type OwnList } from '../tables.ts'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
  await stockProduct(app, shop, 1)
  const body = { cashier_id: shop.cashier_id, base_amount: 0 }
  await app.ok('local_administrative', openShift, { body })
})
afterAll(() => app.stop())

const name = 'Cumbre'
const PRODUCT = 'Productos que lo usan: 1 (Zancada 1042)'

type Lists = Shop['lists']

// Each list has other fields; what is checked is the same.
const contractsOf = (list: CatalogueName) => ({
  ...(CATALOGUE_LISTS[list] as (typeof CATALOGUE_LISTS)['brands']),
  choices: CATALOGUE_LISTS[list].choices,
  amounts: CATALOGUE_LISTS[list].amounts,
})

/** Its table, which another package may own. */
const OTHER_TABLES = {
  stores: 'inventory.stores',
  cashiers: 'money.cashiers',
  return_reasons: 'returns.return_reasons',
  exchange_rates: 'returns.exchange_rates',
  expense_categories: 'finance.expense_categories',
  expense_payments: 'finance.expense_payments',
  financial_situations: 'finance.financial_situations',
} as const
const tableOf = (list: CatalogueName) =>
  list in OTHER_TABLES ? OTHER_TABLES[list as keyof typeof OTHER_TABLES] : listTable(list as OwnList)

interface Field {
  items?: { properties?: { name?: object } }
  type?: string
  enum?: readonly string[]
  examples?: readonly unknown[]
  minimum?: number
}

async function firstOf(list: CatalogueName, field: string) {
  const chosen = contractsOf(list).choices[field] as (typeof CATALOGUE_LISTS)['brands']['list'] | undefined
  return chosen && (await app.ok('two', chosen, {}))[0]?.id
}

/** The amount of one size, in a run with a name where the field has several. */
async function amountsOf(list: CatalogueName, sizes: string, schema: Field) {
  const amounts = [{ size_id: await firstOf(list, sizes), quantity: 1 }]
  return schema.items?.properties?.name ? [{ name, sizes: amounts }] : amounts
}

function plainValue({ type, minimum = 1 }: Field): unknown {
  if (type === 'boolean') return true
  return type === 'string' ? name : minimum
}

/** A value of a field by its schema: of a choice the first row of the other list. */
async function valueOf(list: CatalogueName, field: string, schema: Field): Promise<unknown> {
  const { type, examples = [], enum: options = [] } = schema
  const sizes = contractsOf(list).amounts[field]
  if (sizes) return amountsOf(list, sizes, schema)
  const chosen = await firstOf(list, field)
  if (chosen) return type === 'array' ? [chosen] : chosen
  return examples[0] ?? options[0] ?? plainValue(schema)
}

/** A new row, by the fields that a person enters. */
async function newRow(list: CatalogueName, named = name): Promise<{ name: string }> {
  const fields = Object.entries<Field>(contractsOf(list).create.body.properties)
  const values = fields.map(async ([field, schema]) => [field, await valueOf(list, field, schema)] as const)
  return { ...Object.fromEntries(await Promise.all(values)), name: named }
}

/** A row in use, and what uses it. */
const USED: [list: CatalogueName, field: keyof Lists, by: string][] = [
  ['categories', 'category_id', 'Subcategorías que lo usan: 1 (Running)'],
  ['brands', 'brand_id', 'Referencias que lo usan: 1 (ZAN-1042)'],
  ['colors', 'color_id', PRODUCT],
  ['subcategories', 'subcategory_id', PRODUCT],
  ['references', 'reference_id', PRODUCT],
]

test.each(CATALOGUE_NAMES)(
  'the list of %s: a row is created, renamed and deleted by those who maintain it, once per version',
  async (list) => {
    const { create, change, remove, ...contracts } = contractsOf(list)
    const body = await newRow(list)
    const row = await app.ok('two', create, { body })
    expect(row).toMatchObject({ ...body, version: 1 })
    const at = { params: { id: row.id } }
    expect(await app.refused('one', create, { body })).toMatchObject({ code: 403 })
    for (const taken of [name, ` ${name.toUpperCase()}`])
      expect((await app.refused('two', create, { body: { ...body, name: taken } })).errors).toEqual({
        name: ['Ya existe un registro con este valor.'],
      })
    const renamed = await app.ok('two', change, { ...at, body: { name: 'Cumbre Alta', version: 1 } })
    expect(renamed).toMatchObject({ ...body, name: 'Cumbre Alta', version: 2 })
    const stale = { code: 409, data: { name: 'Cumbre Alta', version: 2, by: 'Adriana Lozano Pardo' } }
    expect(await app.refused('two', change, { ...at, body: { name, version: 1 } })).toMatchObject(stale)
    expect(await app.refused('two', remove, { ...at, body: { version: 1 } })).toMatchObject(stale)
    const found = { query: { filter: 'name:cumbre alta' } }
    expect(await app.ok('two', contracts.list, found)).toEqual([renamed])
    await app.ok('two', remove, { ...at, body: { version: 2 } })
    expect(await app.ok('two', contracts.list, found)).toEqual([])
    await app.settled()
    const events = app.db('bus.event_log').where('aggregate_id', `${contracts.subject}-${row.id}`)
    expect(await events.orderBy('pos').pluck('type')).toEqual([
      'catalogue.created',
      'catalogue.changed',
      'catalogue.deleted',
    ])
  },
)

test('a category has the number of its products', async () => {
  const query = { filter: `id:${shop.lists.category_id}` }
  expect(await app.ok('two', listCategories, { query })).toMatchObject([{ quantity: 1 }])
})

test.each(USED)(
  'a row of %s in use is not deleted, and the refusal names what uses it',
  async (list, field, by) => {
    const { remove } = contractsOf(list)
    expect(await app.refused('two', remove, { params: { id: shop.lists[field] } })).toMatchObject({
      code: 400,
      message: `No se puede eliminar. ${by}.`,
    })
  },
)

/** Every column of the database that refers to a table. */
async function referencesTo(table: string) {
  const found = await app.db.raw<{ rows: { table: string; column: string }[] }>(
    `select conrelid::regclass::text as table, attname as column from pg_constraint
     join pg_attribute on attrelid = conrelid and attnum = any (conkey)
     where contype = 'f' and confrelid = ?::regclass`,
    [table],
  )
  return found.rows
}

type Reference = Awaited<ReturnType<typeof referencesTo>>[number]

/** The id of a row that this column refers to; where the column is of a list, nothing else refers to that row. */
async function referredTo(list: CatalogueName, { table, column }: Reference): Promise<number> {
  const by = CATALOGUE_NAMES.find((one) => tableOf(one) === table)
  if (!by) return (await app.db(table).whereNotNull(column).limit(1).pluck<number[]>(column))[0] ?? 0
  const { id } = await app.ok('two', contractsOf(list).create, { body: await newRow(list, `De ${by}`) })
  await app.ok('two', contractsOf(by).create, { body: { ...(await newRow(by)), [column]: id } })
  return id
}

test('no row is deleted that another row refers to', async () => {
  const refused: string[] = []
  const [from_store, to_store] = shop.stores
  await app.ok('two', createTransfer, { body: { from_store, to_store, lines: [] } })
  await app.ok('two', startCount, { body: { store_id: from_store, scope: 'all' } })
  const id = await stockProduct(app, shop, 0)
  await app.ok('two', makeBarcodes, { params: { id } })
  // In a shop of its own: the buyers of this one are counted below.
  const other = await openShop(app)
  await inQuarantine(app, other, other.stores[0])
  const [parcel] = await app.ok('two', listQuarantine)
  const parcels = [{ id: parcel?.id ?? 0, quantity: 1 }]
  const exit = withPhoto({ kind: 'restock', reason: 'Revisado', parcels })
  await app.ok('two', takeOutOfQuarantine, exit)
  const rates = await returnLists(app)
  await requested(app, await deliveredOrder(app, other), rates, { exchange_rate: rates.whole })
  const spent = await expenseLists(app)
  await anExpense(app, spent)
  const rent = { name: 'Arriendo', day_of_month: 1, starts_on: '2031-01-01', amount: 1, ...spent }
  await app.ok('two', RECURRING_ROUTES.create, { body: rent })
  const { financial_situation_id } = spent
  const budget = { month: '2031-01', financial_situation_id, amount: 1 }
  await app.ok('two', BUDGET_ROUTES.set, { body: budget })
  for (const list of CATALOGUE_NAMES)
    for (const reference of await referencesTo(tableOf(list))) {
      // A store's quarantine goes with it.
      if (reference.column === 'of_store_id' || reference.table === 'inventory.parcels') continue
      const params = { id: await referredTo(list, reference) }
      const { code, message } = await app.refused('two', contractsOf(list).remove, { params })
      expect([reference, code]).toEqual([reference, 400])
      expect(message).toMatch(/^No se puede eliminar\. .+ que lo usan: \d+ \(.+\)\.$/)
      refused.push(`${reference.table}.${reference.column}`)
    }
  expect(refused).toContain('catalogue.brand_references.brand_id')
  expect(refused).toContain('catalogue.products.color_id')
  expect(refused).toContain('inventory.levels.store_id')
  expect(refused).toContain('money.cashier_shifts.cashier_id')
})

test('a category counts the different clients who bought in it', async () => {
  const counted = async () => {
    await app.settled()
    const query = { filter: `id:${shop.category_id}` }
    return (await app.ok('two', listCategories, { query }))[0]?.clients_quantity
  }
  expect(await counted()).toBe(0)
  const product_id = await stockProduct(app, shop, 9)
  const first = await checkedOut(app, shop, { product_id })
  const given_up = await checkedOut(app, shop, { product_id })
  await anOrder(app, shop, { product_id })
  expect(await counted()).toBe(2)
  const again = await app.ok('online_seller', createPreOrder, { body: { client_id: first.client_id } })
  const line = { product_id, code_id: PUBLIC_CODE, size_id: 39, quantity: 1 }
  await app.ok('online_seller', addLine, { params: { saleId: again.id }, body: line })
  const delivery = { ...DELIVERY, step: 'check_out', payment_method: TRANSFER, city_id: BOGOTA }
  await step(app, 'online_seller', again.id, delivery)
  expect(await counted()).toBe(2)
  await app.ok('two', cancelOrder, { params: { id: given_up.id }, body: { reason: 'Se arrepintió' } })
  expect(await counted()).toBe(1)
})

test('a colour is taken in capitals too, and stored in small letters', async () => {
  const { create } = CATALOGUE_LISTS.colors
  const row = await app.ok('two', create, { body: { name: 'Azul capital', color: '#ABCDEF' } })
  expect(row).toMatchObject({ color: '#abcdef' })
  for (const color of ['#ABCDEG', 'ABCDEF', '#ABC'])
    expect(await app.refused('two', create, { body: { name: 'Otro', color } })).toMatchObject({ code: 422 })
})

test('a name that looks like one that exists is taken, and a new one is stored as it looks', async () => {
  const { create, change } = CATALOGUE_LISTS.brands
  const row = await app.ok('two', create, { body: { name: ' Doble \u00a0 e\u0301xito\u200b ' } })
  expect(row).toMatchObject({ name: 'Doble \u00e9xito' })
  for (const name of ['Doble  \u00e9xito', 'doble\u00a0\u00e9xito', 'Do\u00adble \u00e9xito'])
    expect(await app.refused('two', create, { body: { name } })).toMatchObject({
      error_keys: { name: [{ key: 'field.taken' }] },
    })
  // It changes nothing, and is no entry of the audit.
  const same = { params: { id: row.id }, body: { name: 'Doble  \u00e9xito' } }
  expect(await app.ok('two', change, same)).toMatchObject({ version: row.version })
})
