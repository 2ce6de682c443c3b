import { listLedger, listLevels, stockByStore } from '@deportivo/contracts/catalogue/inventory'
import { notFound } from '@deportivo/platform/http/refused'
import { found, read } from '@deportivo/platform/http/serve/serve'
import { defineList } from '@deportivo/platform/lists/define-list'
import { fromDay, toDay } from '@deportivo/platform/lists/narrow'
import type { Routes } from '@deportivo/platform/service'
import type { Tables } from 'knex/types/tables.js'
import { cachedNames } from '../../products/dictionary.ts'
import { onlyProduct, readPage } from '../../products/product-pages.ts'
import { storesOf } from '../../products/shape-product.ts'
import { knownOrders, moveFor } from './known-orders.ts'

const KEY = { product_id: 'product_id', size_id: 'size_id', store_id: 'store_id' }

export const listLevelsRoute = defineList(listLevels, {
  from: ({ db }) => db('inventory.published_levels'),
  filters: KEY,
  sort: KEY,
  tiebreak: ['product_id', 'size_id', 'store_id'],
})

type LedgerRow = Tables['inventory.published_ledger'] & { size_name: string; store_name: string }

const NAMES_OF_MOVE = [
  '(select name from catalogue.sizes where id = moves.size_id) as size_name',
  '(select name from inventory.published_stores where id = moves.store_id) as store_name',
]

export const listLedgerRoute = defineList<typeof listLedger, LedgerRow>(listLedger, {
  from: ({ db }) => db('inventory.published_ledger'),
  filters: {
    ...KEY,
    id: 'id',
    kind: 'kind',
    // An order that the caller may not see is not found by its number either.
    order_id: async (rows, ids, { db, actor }) => {
      const knows = await knownOrders(db, ids, actor)
      void rows.whereIn('order_id', ids.filter(knows))
    },
    from: fromDay('at'),
    to: toDay('at'),
  },
  sort: { id: 'id' },
  tiebreak: ['id'],
  ranges: ['product_id'],
  days: { from: 'at', to: 'at' },
  read: async ({ rows, sorted }, { db, actor }) => {
    const named = NAMES_OF_MOVE.map((name) => db.raw(name))
    const page = await sorted(db.from(rows.as('moves'))).select<LedgerRow[]>('moves.*', ...named)
    const knows = await knownOrders(
      db,
      page.map(({ order_id }) => order_id),
      actor,
    )
    return page.map((move) => moveFor(move, knows, actor))
  },
})

export const stockByStoreRoute: Routes = (app, deps) => {
  const names = cachedNames(deps.db)
  read(app, deps, stockByStore, async ({ db, params }) => {
    const page = await readPage(db, onlyProduct(db, params.id))
    const [product] = page.rows
    if (!product) throw notFound()
    return found(storesOf(product.stock, await names(page.snapshot)))
  })
}
