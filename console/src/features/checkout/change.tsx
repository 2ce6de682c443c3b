import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import './change.css'

/** What a client gets back, large enough to be read across the counter; `isDue` while the drawer is open. */
export function Change({ amount, isDue = false }: { amount: number; isDue?: boolean }) {
  const t = useTexts()
  const { money } = useFormats()
  return (
    <p className={`ad-amount-line ad-change${isDue ? ' ad-change--due' : ''}`} role="status">
      <span>{t('counter.change')}</span>
      <strong className="ad-num">{money(amount)}</strong>
    </p>
  )
}
