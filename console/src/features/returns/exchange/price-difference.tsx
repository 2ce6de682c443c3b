import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'

/** What the client pays for a replacement, or gets back, beyond what is recognised. */
export function PriceDifference({ amount }: { amount: number }) {
  const t = useTexts()
  const { money } = useFormats()
  if (amount === 0) return <p className="ad-soft">{t('returns.exchange_even')}</p>
  return (
    <p className="ad-note ad-note--warn" role="status">
      {amount > 0
        ? t('returns.exchange_dearer', { amount: money(amount) })
        : t('returns.exchange_cheaper', { amount: money(-amount) })}
    </p>
  )
}
