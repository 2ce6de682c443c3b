import type { Card } from '@deportivo/contracts/dispatch/board'
import { useTexts } from '../../../shared/language/texts.tsx'
import { marksOf } from './marks.ts'

/** What sets an order apart from the others of its stage; of news, the chip says more to whoever points at it. */
export function CardChips({ card }: { card: Card }) {
  const t = useTexts()
  return marksOf(card).map(({ text, tone, title }) => (
    <span
      key={text}
      className={`ad-dchip${tone ? ` ad-dchip--${tone}` : ''}`}
      title={text === 'board.chip_news' ? (card.newness ?? undefined) : title && t(title)}
    >
      {t(text)}
    </span>
  ))
}
