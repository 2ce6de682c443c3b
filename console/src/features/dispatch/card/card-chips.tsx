import { Tick } from '@blueprintjs/icons'
import type { Card } from '@deportivo/contracts/dispatch/board'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { marksOf } from './marks.ts'

/** What distinguishes an order from others of its stage; the text of news is in a tooltip. */
export function CardChips({ card }: { card: Card }) {
  const t = useTexts()
  const { money } = useFormats()
  return marksOf(card).map(({ text, tone, isDone, title, balance = 0 }) => (
    <span
      key={text}
      className={`ad-dchip${tone ? ` ad-dchip--${tone}` : ''}`}
      title={text === 'board.chip_news' ? (card.newness ?? undefined) : title && t(title)}
    >
      {isDone && <Tick size={11} aria-hidden />}
      {t(text, { balance: money(balance) })}
    </span>
  ))
}
