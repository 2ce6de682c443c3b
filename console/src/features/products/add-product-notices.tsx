import { Button } from '@blueprintjs/core'
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

/** What happened while the quantities were typed: stock that moved, and what the server refused. */
export function AddProductNotices({
  grid: { refused },
  hasChanged,
  onAvailable,
}: {
  grid: ReturnType<typeof useAddProduct>
  hasChanged: boolean
  onAvailable: () => void
}) {
  const t = useTexts()
  return (
    <>
      {hasChanged && (
        <p className="ad-add__changed" role="status">
          {t('product.stock_changed')}
        </p>
      )}
      {refused && (
        <Refused error={refused.error} onAvailable={refused.isSomeAvailable ? onAvailable : null} />
      )}
    </>
  )
}
