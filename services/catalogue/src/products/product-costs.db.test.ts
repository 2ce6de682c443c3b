import { listAudit } from '@deportivo/contracts/admin/audit'
import { getPermissions, savePermissions } from '@deportivo/contracts/auth/permissions'
import { applyCount, countUnits, getCount, startCount } from '@deportivo/contracts/catalogue/counts'
import { countStock } from '@deportivo/contracts/catalogue/inventory'
import {
  createProduct,
  getProduct,
  listProducts,
  searchProducts,
  updateProduct,
} from '@deportivo/contracts/catalogue/products'
import type { Person } from '@deportivo/testkit/calls'
import { applyChecked, checkTable, exported } from '@deportivo/testkit/imports'
import { openCatalogue } from '@deportivo/testkit/open-catalogue'
import { PRICE, PUBLIC_CODE } from '@deportivo/testkit/shop'
import { expect, test } from 'vitest'

const { app, shop } = await openCatalogue()
const COST = 80_123

const bodyOf = (more: object = {}) => ({
  ...shop.lists,
  name: 'Zancada 1042',
  minimal_price: 150_000,
  codes: [{ id: PUBLIC_CODE, value: PRICE }],
  ...more,
})
const created = (more: object, person: Person = 'winery_manager') =>
  app.ok(person, createProduct, { body: bodyOf(more) })
const change = (id: number, body: object) => app.ok('winery_manager', updateProduct, { params: { id }, body })
const auditOf = async (person: Person, id: number) => {
  const entries = await app.ok(person, listAudit, { query: { filter: `subject:product,subject_id:${id}` } })
  return entries.map(({ changes }) => changes.filter(({ field }) => field === 'cost'))
}

/** What users see of the cost of a product, wherever they read it. */
async function costsSeen(person: Person, id: number) {
  const query = { filter: `id:${id}` }
  return [
    await app.ok(person, getProduct, { params: { id } }),
    ...(await app.ok(person, listProducts, { query })),
    ...(await app.ok(person, searchProducts, { query })),
  ].map((product) => ('cost' in product ? product.cost : 'hidden'))
}

/** Units of each size as a count of the product's page enters them. */
const counted = (id: number, sizes: object[]) =>
  app.ok('winery_manager', countStock, {
    params: { id },
    body: { stores: [{ store_id: shop.stores[0], sizes }] },
  })

const entriesOf = async (product_id: number) => {
  const rows = await app.db('inventory.ledger').where({ product_id }).orderBy('id')
  return rows.map(({ size_id, on_hand_change, unit_cost }) => [size_id, on_hand_change, unit_cost])
}

const averageOf = async (product_id: number) =>
  (await app.db('inventory.published_costs').where({ product_id }).first())?.average_cost

/** Of the profile: these permissions too. */
async function allow(id: 'head_dispatch', added: Readonly<Record<string, string>>) {
  const { modules } = await app.ok('two', getPermissions, { params: { id } })
  const grown = modules.map((module) => {
    const permission = added[module.id]
    if (permission === undefined) return module
    return { ...module, permissions: [...module.permissions, { id: permission, scope: 'all' }] }
  })
  await app.ok('two', savePermissions, { params: { id }, body: { modules: grown } })
}

test('a user who sees costs enters that of a product, changes it and empties it', async () => {
  const { id, cost } = await created({ cost: COST })
  expect(cost).toBe(COST)
  expect((await change(id, { name: 'Zancada 1043' })).cost).toBe(COST)
  expect((await change(id, { cost: 0 })).cost).toBe(0)
  expect((await change(id, { cost: null })).cost).toBeNull()
  expect((await auditOf('two', id)).flat()).toEqual([
    { field: 'cost', from: '0', to: null },
    { field: 'cost', from: String(COST), to: '0' },
    { field: 'cost', from: null, to: String(COST) },
  ])
})

test('a cost is a whole amount of pesos that is not below zero', async () => {
  const { id } = await created({})
  for (const [cost, text] of [
    [-1, 'Debe ser mayor o igual a 0.'],
    [1.5, 'Debe ser un número entero.'],
    ['mucho', 'Debe ser un número entero.'],
    [2_147_483_648, 'Debe ser menor o igual a 2.147.483.647.'],
  ] as const) {
    const wrong = await app.refused('two', updateProduct, { params: { id }, body: { cost } })
    expect([wrong.code, wrong.errors], String(cost)).toEqual([422, { cost: [text] }])
  }
})

test('users who edit products or see the results of the business see it, and no others', async () => {
  const { id } = await created({ cost: COST })
  await counted(id, [{ size_id: 38, quantity: 1 }])
  for (const person of ['two', 'one', 'operating_officer', 'winery_manager', 'local_administrative'] as const)
    expect(await costsSeen(person, id), person).toEqual([COST, COST, COST])
  for (const person of [
    'online_seller',
    'online_seller_admin',
    'local_seller',
    'online_reseller',
    'head_dispatch',
    'dispatch_assistant',
    'accounting_manager',
  ] as const)
    expect(await costsSeen(person, id), person).toEqual(['hidden', 'hidden', 'hidden'])
  expect((await exported(app, 'two', 'csv', `id:${id}`)).toString()).not.toContain(String(COST))
})

test('a user who sees no costs enters none, and reads of one only that it changed', async () => {
  await allow('head_dispatch', { products: 'create products', security: 'read audit' })
  for (const cost of [COST, null]) {
    const body = bodyOf({ name: 'Sin ver costos', cost })
    const refused = await app.refused('head_dispatch', createProduct, { body })
    expect([refused.code, refused.errors]).toEqual([
      422,
      { cost: ['Su perfil no ve los costos y no puede poner ninguno.'] },
    ])
  }
  expect(await app.db('catalogue.products').where('name', 'Sin ver costos')).toEqual([])
  expect(await created({}, 'head_dispatch')).not.toHaveProperty('cost')
  const { id } = await created({ cost: COST })
  expect(await auditOf('head_dispatch', id)).toEqual([[{ field: 'cost', from: null, to: null }]])
  expect(await auditOf('two', id)).toEqual([[{ field: 'cost', from: null, to: String(COST) }]])
})

test('units that come in without a cost have that of their product from then on; past entries stay', async () => {
  const { id } = await created({})
  await counted(id, [{ size_id: 38, quantity: 1 }])
  await change(id, { cost: COST })
  expect([await averageOf(id), await entriesOf(id)]).toEqual([undefined, [[38, 1, null]]])
  await counted(id, [
    { size_id: 38, quantity: 3 },
    { size_id: 39, quantity: 2, unit_cost: 90_123 },
  ])
  expect(await averageOf(id)).toBe(85_123)
  await change(id, { cost: 70_000 })
  await counted(id, [
    { size_id: 38, quantity: 1 },
    { size_id: 40, quantity: 1 },
  ])
  await change(id, { cost: null })
  await counted(id, [{ size_id: 41, quantity: 1 }])
  expect(await entriesOf(id)).toEqual([
    [38, 1, null],
    [38, 2, COST],
    [39, 2, 90_123],
    // What is missing has no cost of its own.
    [38, -2, null],
    [40, 1, 70_000],
    [41, 1, null],
  ])
})

test('units of an import without a cost of theirs have that of their product', async () => {
  const { id } = await created({ cost: COST })
  const { handle } = (await app.db('catalogue.products').where({ id }).first()) ?? {}
  const store = (await app.db('inventory.stores').where('id', shop.stores[0]).first())?.name
  const table = [
    'Clave;Bodega;Talla;Cantidad;Costo por unidad',
    `${handle};${store};38;2;`,
    `${handle};${store};39;1;90.123`,
  ].join('\n')
  const checked = await checkTable(app, 'two', table)
  expect(checked).toMatchObject({ faults: [], counts: { levels: 2 } })
  expect((await applyChecked(app, 'two', checked)).state).toBe('applied')
  expect(await entriesOf(id)).toEqual([
    [38, 2, COST],
    [39, 1, 90_123],
  ])
})

test('units that a stock count finds have the cost of their product, and who reads results sees their value', async () => {
  const { id } = await created({ cost: COST })
  await counted(id, [{ size_id: 38, quantity: 1 }])
  const body = { store_id: shop.stores[0], scope: 'products', product_ids: [id] }
  const params = { id: (await app.ok('two', startCount, { body })).id }
  const entry = { kind: 'add', key: 'found', product_id: id, size_id: 38, quantity: 3 }
  await app.ok('two', countUnits, { params, body: { entries: [entry] } })
  await change(id, { cost: 70_000 })
  await app.ok('two', applyCount, { params, body: { reason: 'Aparecieron dos' } })
  expect(await entriesOf(id)).toEqual([
    [38, 1, COST],
    [38, 2, 70_000],
  ])
  const valueFor = async (person: Person) => (await app.ok(person, getCount, { params })).difference_value
  expect([await valueFor('one'), await valueFor('head_dispatch')]).toEqual([expect.any(Number), null])
})
