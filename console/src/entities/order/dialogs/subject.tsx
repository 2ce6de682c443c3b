import type { Card } from '@deportivo/contracts/dispatch/board'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'

/** Number, client and amount of the order in a dialog, so that the wrong one isn't confirmed. */
export function Subject({ card }: { card: Card }) {
  const t = useTexts()
  const { money } = useFormats()
  return (
    <p className="ad-soft">
      {t('order.subject', { id: card.id, client: card.client_name, total: money(card.total_value) })}
    </p>
  )
}
