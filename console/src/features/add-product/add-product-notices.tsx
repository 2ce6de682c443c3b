import { Button } from '@blueprintjs/core'
import type { MatrixSize } from '../../entities/product/size-matrix/size-matrix.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import type { CallError } from '../../shared/net/call-error.ts'
import type { useAddProduct } from './use-add-product.ts'

/** What the server refused; `onAvailable` adds what there is of it, where there is any. */
function Refused({ error, onAvailable }: { error: CallError; onAvailable: (() => void) | null }) {
  const t = useTexts()
  // What is wrong with the price stands beside it.
  const short = Object.entries(error.errors).filter(([field]) => field !== 'price')
  return (
    <div className="ad-add__refused" role="alert">
      <strong>{error.serverText ?? (error.key && t(error.key))}</strong>
      {short.length > 0 && (
        <ul>
          {short.map(([field, text]) => (
            <li key={field}>{text}</li>
          ))}
        </ul>
      )}
      {onAvailable && (
        <Button size="small" onClick={onAvailable}>
          {t('product.add_available')}
        </Button>
      )}
    </div>
  )
}

/** The sizes of which more was typed than there is, before the server is asked. */
function Short({
  grid,
  sizes,
  onAvailable,
}: {
  grid: ReturnType<typeof useAddProduct>
  sizes: readonly MatrixSize[]
  onAvailable: () => void
}) {
  const t = useTexts()
  const nameOf = (id: number) => sizes.find((size) => size.id === id)?.name ?? ''
  return (
    <div className="ad-add__refused" role="status">
      <strong>{t('product.too_many')}</strong>
      <ul>
        {grid.short.map(({ row, size_id, wanted, available }) => (
          <li key={`${row.id}:${size_id}`}>
            {t('product.short_size', { store: row.name, size: nameOf(size_id), wanted, available })}
          </li>
        ))}
      </ul>
      {grid.availableUnits > 0 && (
        <Button size="small" loading={grid.isAdding} onClick={onAvailable}>
          {t('product.add_available')}
        </Button>
      )}
    </div>
  )
}

/** What happened while the quantities were typed: stock that moved, and what the server refused. */
export function AddProductNotices({
  grid,
  sizes,
  hasChanged,
  onAvailable,
}: {
  grid: ReturnType<typeof useAddProduct>
  sizes: readonly MatrixSize[]
  hasChanged: boolean
  onAvailable: () => void
}) {
  const t = useTexts()
  const { refused, short } = grid
  return (
    <>
      {hasChanged && (
        <p className="ad-add__changed" role="status">
          {t('product.stock_changed')}
        </p>
      )}
      {refused ? (
        <Refused error={refused.error} onAvailable={refused.isSomeAvailable ? onAvailable : null} />
      ) : (
        short.length > 0 && <Short grid={grid} sizes={sizes} onAvailable={onAvailable} />
      )}
    </>
  )
}
