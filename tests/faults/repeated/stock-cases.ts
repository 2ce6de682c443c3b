import { mendRun } from '@deportivo/contracts/catalogue/broken-runs'
import { countStock } from '@deportivo/contracts/catalogue/inventory'
import { setMinimums } from '@deportivo/contracts/catalogue/minimums'
import {
  listQuarantine,
  settleClaim,
  takeOutOfQuarantine,
  undoQuarantineExit,
} from '@deportivo/contracts/catalogue/quarantine'
import { inQuarantine, withPhoto } from '@deportivo/testkit/returns/parcel'
import { stockProduct } from '@deportivo/testkit/shop'
import type { Case, Opened } from './case.ts'

/** An exit of one unit of a returned parcel. */
async function leaving({ app, shop }: Opened, kind: 'restock' | 'claim') {
  const { id } = await inQuarantine(app, shop, shop.stores[0])
  const [parcel] = await app.ok('two', listQuarantine, { query: { filter: `order_id:${id}` } })
  const supplier = kind === 'claim' ? { supplier: 'Calzado del Valle' } : {}
  return withPhoto({
    kind,
    reason: 'Revisado',
    ...supplier,
    parcels: [{ id: parcel?.id ?? 0, quantity: 1 }],
  })
}

async function left(opened: Opened, kind: 'restock' | 'claim') {
  const [exit] = await opened.app.ok('two', takeOutOfQuarantine, await leaving(opened, kind))
  return { id: exit?.id ?? 0 }
}

/** Quarantine, minimums and broken size runs. */
export const STOCK_CASES: Case[] = [
  { contract: takeOutOfQuarantine, given: (opened) => leaving(opened, 'restock') },
  {
    contract: undoQuarantineExit,
    given: async (opened) => ({ params: await left(opened, 'restock'), body: { reason: 'Error' } }),
  },
  {
    contract: settleClaim,
    given: async (opened) => ({ params: await left(opened, 'claim'), body: { replaced: 1 } }),
  },
  {
    contract: setMinimums,
    given: async ({ app, shop }) => ({
      params: { id: await stockProduct(app, shop, 3) },
      body: { sizes: [{ size_id: 40, minimum: 2 }] },
    }),
  },
  {
    contract: mendRun,
    given: async ({ app, shop }) => {
      const product_id = await stockProduct(app, shop, 3)
      const [from_store, store_id] = shop.stores
      const sizes = [{ size_id: 38, quantity: 1 }]
      const stores = [{ store_id, sizes }]
      await app.ok('two', countStock, { params: { id: product_id }, body: { stores } })
      return { body: { product_id, store_id, mode: 'instant', moves: [{ from_store, size_id: 39 }] } }
    },
  },
]
