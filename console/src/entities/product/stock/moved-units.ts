import { getProduct } from '@deportivo/contracts/catalogue/products'
import { moveStock } from '@deportivo/contracts/catalogue/inventory'
import type { TextValues } from '../../../shared/language/texts.tsx'
import { isCallError } from '../../../shared/net/call-error.ts'
import { call } from '../../../shared/net/call.ts'
import { revalidate } from '../../../shared/net/use-found.ts'
import { reportError } from '../../../shared/toasts/report-error.ts'
import { showToast } from '../../../shared/toasts/toasts.ts'

interface Named {
  id: number
  name: string
}

/** Units of a product that were moved between stores at once. */
export interface MovedUnits {
  product: Named
  to: Named
  moves: readonly { size: Named; from: Named; quantity: number }[]
}

const joined = (names: readonly string[]) => [...new Set(names)].join(', ')

/** What the texts of a move name. */
export const wordsOf = ({ product, to, moves }: MovedUnits): TextValues => ({
  product: product.name,
  count: moves.reduce((sum, { quantity }) => sum + quantity, 0),
  sizes: joined(moves.map(({ size }) => size.name)),
  from: joined(moves.map(({ from }) => from.name)),
  to: to.name,
})

type Move = MovedUnits['moves'][number]

/** Whether the units are back; false where they are no longer there. */
async function isBack({ product, to }: MovedUnits, { size, from, quantity }: Move): Promise<boolean> {
  const body = { from_store: to.id, to_store: from.id, size_id: size.id, quantity }
  try {
    await call(moveStock, { params: { id: product.id }, body: { ...body, mode: 'instant' } })
    return true
  } catch (failure) {
    if (isCallError(failure) && failure.isRefusal && failure.status !== 403) return false
    throw failure
  }
}

/** Moves the units the other way. Sizes that are gone by now stay, and are named. */
async function moveBack(moved: MovedUnits): Promise<void> {
  const gone: Move[] = []
  const back: Move[] = []
  // One after the other: each is a change of the same product.
  for (const move of moved.moves) {
    const list = (await isBack(moved, move)) ? back : gone
    list.push(move)
  }
  const named = (moves: Move[]) => wordsOf({ ...moved, moves })
  if (back.length > 0) showToast({ tone: 'info', key: 'stock.moved_back', values: named(back) })
  if (gone.length > 0) showToast({ tone: 'warning', key: 'stock.not_moved_back', values: named(gone) })
}

/** Names what was moved, and offers to move it back. */
export function showMoved(moved: MovedUnits, onUndone: () => Promise<unknown> | void): void {
  const undo = () =>
    moveBack(moved)
      .catch(reportError)
      .then(() => revalidate(getProduct))
      .then(onUndone)
  showToast({
    tone: 'success',
    key: 'stock.moved',
    values: wordsOf(moved),
    action: { key: 'common.undo', run: () => void undo() },
  })
}
