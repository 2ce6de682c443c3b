import { moveStock } from '@deportivo/contracts/catalogue/inventory'
import type { BodyOf } from '@deportivo/contracts/route'
import { move } from '@deportivo/inventory/move'
import { invalid } from '@deportivo/platform/http/refused'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import { recordCallOf, type RecordCall } from '@deportivo/platform/records/record-call'
import type { Routes } from '@deportivo/platform/service'
import { changedProduct } from '../../products/product-pages.ts'
import { viewOf } from '../../products/product-view.ts'
import { createDraft } from '../transfers/save-transfer.ts'
import { refuseWrongEnds } from '../transfers/transfer-lines.ts'

type Body = BodyOf<typeof moveStock>

async function moveAtOnce(
  { trx, actor, audit }: RecordCall,
  product_id: number,
  { from_store, to_store, size_id, quantity }: Body,
): Promise<void> {
  await refuseWrongEnds(trx, { from_store, to_store }, [size_id])
  const sizes = [{ size_id, quantity }]
  const outcome = await move(trx, { actor, at: audit.at, product_id, from_store, to_store, sizes })
  if (outcome.ok) return
  const available = outcome.short[0]?.available ?? 0
  const errors = { quantity: { key: 'product.short_to_move' as const, values: { available } } }
  throw invalid(errors, { short: outcome.short })
}

/** At once, or as the draft of a transfer, whose steps hold, send and receive the units. */
export const moveStockRoute: Routes = (app, deps) =>
  change(app, deps, moveStock, async (served) => {
    const { params, body, actor, trx } = served
    const call = recordCallOf(deps, served)
    const view = viewOf(actor)
    // Also returns 404 before anything is changed.
    const before = await changedProduct(trx, params.id, view)
    if (body.mode === 'transit') {
      const { from_store, to_store, size_id, quantity } = body
      const lines = [{ product_id: params.id, size_id, quantity }]
      const { id } = await createDraft(call, { from_store, to_store, lines })
      return withMessage('transfer.created', { ...before, transfer_id: id }, { id })
    }
    await moveAtOnce(call, params.id, body)
    const product = await changedProduct(trx, params.id, view)
    return withMessage('product.stock_moved', { ...product, transfer_id: null })
  })
