import { INTERNATIONAL_SIZE_ID } from '@deportivo/contracts/catalogue/lists'
import { moveStock } from '@deportivo/contracts/catalogue/inventory'
import { move } from '@deportivo/inventory/move'
import { lockTypes } from '@deportivo/inventory/stores'
import { invalid } from '@deportivo/platform/http/refused'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { changedProduct } from '../products/product-pages.ts'
import { viewOf } from '../products/product-view.ts'

interface Ends {
  from_store: number
  to_store: number
  size_id: number
}

/** Both stores must sell; the international size belongs to international stores alone. */
async function refuseWrongEnds(
  trx: Knex.Transaction,
  { from_store, to_store, size_id }: Ends,
): Promise<void> {
  if (from_store === to_store) throw invalid({ to_store: 'product.same_store' })
  const types = await lockTypes(trx, [from_store, to_store])
  for (const [field, id] of [
    ['from_store', from_store],
    ['to_store', to_store],
  ] as const) {
    const type = types.get(id)
    if (type === undefined) throw invalid({ [field]: 'field.unknown_record' })
    if (type === 'virtual') throw invalid({ [field]: 'order.refused.virtual_store' })
    if ((type === 'international') !== (size_id === INTERNATIONAL_SIZE_ID))
      throw invalid({ [field]: 'order.refused.international_store' })
  }
}

export const moveStockRoute: Routes = (app, deps) =>
  change(app, deps, moveStock, async ({ params, body, actor, trx }) => {
    // If it were done at once, the units would be in a store that they never reached.
    if (body.mode === 'transit') throw invalid({ mode: 'product.transit_unavailable' })
    const view = viewOf(actor)
    // Also returns 404 before anything is changed.
    await changedProduct(trx, params.id, view)
    await refuseWrongEnds(trx, body)
    const { from_store, to_store, size_id, quantity } = body
    const outcome = await move(trx, {
      actor,
      at: deps.clock.now(),
      product_id: params.id,
      from_store,
      to_store,
      sizes: [{ size_id, quantity }],
    })
    if (!outcome.ok) {
      const available = outcome.short[0]?.available ?? 0
      throw invalid(
        { quantity: { key: 'product.short_to_move', values: { available } } },
        { short: outcome.short },
      )
    }
    return withMessage('product.stock_moved', await changedProduct(trx, params.id, view))
  })
