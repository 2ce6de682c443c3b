import type { Card } from '@deportivo/contracts/dispatch/board'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { Dots } from '../../../shared/ui/display/dots.tsx'
import { owedOf } from '../owed.ts'

/** What goes out unpaid, in one line; the carrier's part too. */
function Unpaid({ card }: { card: Card }) {
  const t = useTexts()
  const { money } = useFormats()
  const owed = owedOf(card)
  if (owed > 0) return <p className="ad-note ad-note--warn">{t('order.owes', { balance: money(owed) })}</p>
  if (!card.is_ct || card.total_balance <= 0) return null
  return <p className="ad-note">{t('order.carrier_collects', { balance: money(card.total_balance) })}</p>
}

/** Number, client and amount of the order in a dialog, so that the wrong one isn't confirmed. */
export function Subject({ card }: { card: Card }) {
  const t = useTexts()
  const { money } = useFormats()
  return (
    <>
      <p className="ad-soft">
        <Dots>
          {t('order.title', { id: card.id })}
          <bdi>{card.client_name}</bdi>
          {money(card.total_value)}
        </Dots>
      </p>
      <Unpaid card={card} />
    </>
  )
}
