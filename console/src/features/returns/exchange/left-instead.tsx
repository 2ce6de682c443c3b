import { Button } from '@blueprintjs/core'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import type { CallError } from '../../../shared/net/call-error.ts'

/** A size of the wanted product that a store still has. */
export interface Left {
  store_id: number
  store_name: string
  size_id: number
  size_name: string
  available: number
}

const MOST_SHOWN = 8

const leftIn = (refused: CallError | null): readonly Left[] =>
  (refused?.data as { alternatives?: Left[] } | null | undefined)?.alternatives ?? []

/** What is left of a product whose size was taken meanwhile, as the refusal names it; each is chosen with one click. */
export function LeftInstead({
  refused,
  onPick,
}: {
  refused: CallError | null
  onPick: (left: Left) => void
}) {
  const t = useTexts()
  const { count } = useFormats()
  const left = leftIn(refused)
  if (left.length === 0) return null
  return (
    <div className="ad-stack" role="group" aria-label={t('returns.left_instead')}>
      <span className="ad-soft">{t('returns.left_instead')}</span>
      <div className="ad-row ad-row--wrap">
        {left.slice(0, MOST_SHOWN).map((one) => {
          const { store_id, store_name, size_id, size_name, available } = one
          return (
            <Button key={`${size_id} ${store_id}`} size="small" onClick={() => onPick(one)}>
              {t('returns.size_in_store', { size: size_name, store: store_name, count: count(available) })}
            </Button>
          )
        })}
      </div>
    </div>
  )
}
