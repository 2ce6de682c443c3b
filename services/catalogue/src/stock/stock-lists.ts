import { listLedger, listLevels, stockByStore } from '@deportivo/contracts/inventory'
import { found, read } from '@deportivo/platform/http/serve'
import type { Routes } from '@deportivo/platform/service'
import { integer, listRows, words } from '../lists/list-rows.ts'
import { keptNames } from '../products/dictionary.ts'
import { onlyProduct, readPage } from '../products/product-pages.ts'
import { storesOf } from '../products/shape-product.ts'
import { notFound } from '@deportivo/platform/http/refused'

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
  by: string
  at: Date
  order_id: number | null
  return_id: number | null
  transfer_id: number | null
}

export const listLedgerRoute: Routes = (app, deps) =>
  read(app, deps, listLedger, ({ db, query }) =>
    listRows<LedgerRow>(db, query.orderBy || query.orderByDesc ? query : { ...query, orderByDesc: 'id' }, {
      rows: db('inventory.published_ledger'),
      columns: { ...KEY, id: integer('id'), order_id: integer('order_id'), kind: words('kind') },
      usual: 'id',
    }),
  )

export const stockByStoreRoute: Routes = (app, deps) => {
  const names = keptNames(deps.db)
  read(app, deps, stockByStore, async ({ db, params }) => {
    const page = await readPage(db, onlyProduct(db, params.id))
    const [product] = page.rows
    if (!product) throw notFound()
    return found(storesOf(product.stock, await names(page.snapshot)))
  })
}
