import { mendRun } from '@deportivo/contracts/catalogue/broken-runs'
import type { BodyOf } from '@deportivo/contracts/route'
import { gather } from '@deportivo/inventory/move'
import { invalid, notFound } from '@deportivo/platform/http/refused'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import { recordCallOf, type FieldErrors, type RecordCall } from '@deportivo/platform/records/record-call'
import type { Routes } from '@deportivo/platform/service'
import { createDraft } from '../transfers/save-transfer.ts'
import { refuseWrongEnds } from '../transfers/transfer-lines.ts'
import { findRuns } from './find-runs.ts'
import { refreshRuns } from './refresh-runs.ts'

type Body = BodyOf<typeof mendRun>
type Move = Body['moves'][number]

/** Of two users who click at once the second finds the sizes moved. */
async function lockProduct({ trx }: RecordCall, id: number): Promise<void> {
  const product = await trx('catalogue.products').where({ id, is_active: true }).forNoKeyUpdate().first('id')
  if (!product) throw notFound()
}

const isSame = (a: Move) => (b: Move) => a.size_id === b.size_id && a.from_store === b.from_store

/** Refuses by name the sizes that are no longer missing there, or no longer to spare in the other store. */
async function refuseOther({ trx }: RecordCall, { product_id, store_id, moves }: Body): Promise<void> {
  const runs = await findRuns(trx, [product_id])
  const proposed = runs.find((run) => run.store_id === store_id)?.moves ?? []
  const sizes = await trx('catalogue.sizes').select('id', 'name')
  const errors: FieldErrors = {}
  moves.forEach((move, at) => {
    const isProposed = proposed.some(isSame(move)) && moves.findIndex(isSame(move)) === at
    const size = sizes.find(({ id }) => id === move.size_id)?.name ?? String(move.size_id)
    if (!isProposed) errors[`moves.${at}.size_id`] = { key: 'broken_runs.refused.changed', values: { size } }
  })
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

async function moveAtOnce({ trx, actor, audit }: RecordCall, body: Body): Promise<void> {
  const { product_id, store_id: to_store, moves } = body
  for (const { from_store, size_id } of moves) await refuseWrongEnds(trx, { from_store, to_store }, [size_id])
  const units = moves.map((move) => ({ ...move, quantity: 1 }))
  const outcome = await gather(trx, { actor, at: audit.at, product_id, to_store, units })
  if (!outcome.ok) throw invalid({ moves: 'broken_runs.refused.sold' })
}

/** A transfer for each store that gives. */
async function draftTransfers(call: RecordCall, body: Body): Promise<number[]> {
  const { product_id, store_id: to_store, moves } = body
  // In one order: creating a transfer locks the store that it leaves.
  const givers = [...new Set(moves.map(({ from_store }) => from_store))].toSorted((one, other) => one - other)
  const ids = []
  for (const from_store of givers) {
    const own = moves.filter((move) => move.from_store === from_store)
    const lines = own.map(({ size_id }) => ({ product_id, size_id, quantity: 1 }))
    ids.push((await createDraft(call, { from_store, to_store, lines })).id)
  }
  return ids
}

export const mendRunRoute: Routes = (app, deps) =>
  change(app, deps, mendRun, async (served) => {
    const call = recordCallOf(deps, served)
    const { body, trx } = served
    await lockProduct(call, body.product_id)
    await refuseOther(call, body)
    const isInstant = body.mode === 'instant'
    if (isInstant) await moveAtOnce(call, body)
    const transfer_ids = isInstant ? [] : await draftTransfers(call, body)
    await refreshRuns(trx, [body.product_id], call.audit.at)
    const message = isInstant ? 'product.stock_moved' : 'broken_runs.drafted'
    return withMessage(message, { transfer_ids })
  })
