import { listLedger, listLevels, stockByStore } from '@deportivo/contracts/catalogue/inventory'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import { integers, parseList, type ListQueryInput } from '@deportivo/platform/http/list-grammar'
import { notFound } from '@deportivo/platform/http/refused'
import { found, read } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { integer, listRows, words } from '../lists/list-rows.ts'
import { keptNames } from '../products/dictionary.ts'
import { onlyProduct, readPage } from '../products/product-pages.ts'
import { storesOf } from '../products/shape-product.ts'
import { knownOrders, moveFor } from './known-orders.ts'

const KEY = { product_id: integer('product_id'), size_id: integer('size_id'), store_id: integer('store_id') }

interface Level {
  product_id: number
  size_id: number
  store_id: number
  on_hand: number
  held: number
  available: number
}

export const listLevelsRoute: Routes = (app, deps) =>
  read(app, deps, listLevels, ({ db, query }) =>
    listRows<Level>(db, query, {
      rows: db('inventory.published_levels'),
      columns: KEY,
      usual: 'product_id',
      tiebreak: ['size_id', 'store_id'],
    }),
  )

interface LedgerRow {
  id: number
  product_id: number
  size_id: number
  store_id: number
  kind: string
  on_hand_change: number
  held_change: number
  by: string | null
  at: Date
  order_id: number | null
  return_id: number | null
  transfer_id: number | null
}

const LEDGER_COLUMNS = { ...KEY, id: integer('id'), order_id: integer('order_id'), kind: words('kind') }

/** Whose orders a list narrowed to orders may find: what one may not see isn't found by its number either. */
async function askedOrders(db: Knex, query: ListQueryInput, actor: Actor): Promise<number[] | null> {
  const fields = Object.keys(LEDGER_COLUMNS)
  const { filters } = parseList(query, { filters: fields, orders: fields, fields, includes: [] })
  const ids = integers(filters, 'order_id')
  if (!ids) return null
  const knows = await knownOrders(db, ids, actor)
  return ids.filter(knows)
}

export const listLedgerRoute: Routes = (app, deps) =>
  read(app, deps, listLedger, async ({ db, query, actor }) => {
    const rows = db('inventory.published_ledger')
    const orders = await askedOrders(db, query, actor)
    if (orders) void rows.whereIn('order_id', orders)
    const newestFirst = query.orderBy || query.orderByDesc ? query : { ...query, orderByDesc: 'id' }
    const page = await listRows<LedgerRow>(db, newestFirst, { rows, columns: LEDGER_COLUMNS, usual: 'id' })
    const knows = await knownOrders(
      db,
      page.data.map(({ order_id }) => order_id),
      actor,
    )
    return { ...page, data: page.data.map((move) => moveFor(move, knows, actor)) }
  })

export const stockByStoreRoute: Routes = (app, deps) => {
  const names = keptNames(deps.db)
  read(app, deps, stockByStore, async ({ db, params }) => {
    const page = await readPage(db, onlyProduct(db, params.id))
    const [product] = page.rows
    if (!product) throw notFound()
    return found(storesOf(product.stock, await names(page.snapshot)))
  })
}
