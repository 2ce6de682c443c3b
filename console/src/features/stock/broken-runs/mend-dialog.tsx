import { mendRun, type BrokenRun } from '@deportivo/contracts/catalogue/broken-runs'
import { useCallback } from 'react'
import { useChange } from '../../../shared/hooks/use-change.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { call } from '../../../shared/net/call.ts'
import { ConfirmDialog } from '../../../shared/ui/dialog/confirm-dialog.tsx'
import { showMoved, wordsOf, type MovedUnits } from '../../../entities/product/stock/moved-units.ts'
import { mendOf } from './mend-of.ts'
import './mend.css'

const movedOf = ({ product_id, product_name, store_id, store_name, moves }: BrokenRun): MovedUnits => ({
  product: { id: product_id, name: product_name },
  to: { id: store_id, name: store_name },
  moves: moves.map(({ size_id, size_name, from_store, from_store_name, quantity }) => ({
    size: { id: size_id, name: size_name },
    from: { id: from_store, name: from_store_name },
    quantity,
  })),
})

/** What the other store has of a size before it gives. */
const thereOf = ({ missing }: BrokenRun, { size_id, from_store }: BrokenRun['moves'][number]): number =>
  missing.find((one) => one.size_id === size_id)?.stores.find(({ store_id }) => store_id === from_store)
    ?.available ?? 0

/** Each size that moves, from where, and what is left there. */
function MovedSizes({ run }: { run: BrokenRun }) {
  const t = useTexts()
  const { count } = useFormats()
  return (
    <table className="ad-mend">
      <thead>
        <tr>
          <th scope="col">{t('products.size')}</th>
          <th scope="col">{t('transfer.from_store')}</th>
          <th scope="col" className="ad-num">
            {t('product.units')}
          </th>
          <th scope="col" className="ad-num">
            {t('stock.left_there')}
          </th>
        </tr>
      </thead>
      <tbody>
        {run.moves.map((move) => (
          <tr key={move.size_id}>
            <th scope="row">{move.size_name}</th>
            <td>{move.from_store_name}</td>
            <td className="ad-num">{count(move.quantity)}</td>
            <td className="ad-num">{count(thereOf(run, move) - move.quantity)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Asks before the proposed units are moved at once. */
export function MendDialog({
  run,
  onMoved,
  onUndone,
  onRefused,
  onClose,
}: {
  run: BrokenRun
  onMoved: () => void
  onUndone: () => void
  /** The stock is no longer what the row shows. */
  onRefused: () => void
  onClose: () => void
}) {
  const t = useTexts()
  const moved = movedOf(run)
  const mending = useChange(
    useCallback(() => call(mendRun, { body: mendOf(run, 'instant') }), [run]),
    { isSilent: true },
  )
  const move = async () => {
    const reply = await mending.run(undefined)
    onClose()
    if (!reply) return onRefused()
    onMoved()
    showMoved(moved, onUndone)
  }
  return (
    <ConfirmDialog
      title={t('stock.move_title', { name: run.product_name })}
      confirmText={t('stock.move_units', wordsOf(moved))}
      isBusy={mending.isRunning}
      onConfirm={() => void move()}
      onClose={onClose}
    >
      <div className="ad-stack">
        <p>{t('stock.move_to', wordsOf(moved))}</p>
        <MovedSizes run={run} />
      </div>
    </ConfirmDialog>
  )
}
