import { Tick } from '@blueprintjs/icons'
import type { Card } from '@deportivo/contracts/dispatch/board'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { useSelected } from '../../../shared/state/use-selected.ts'
import { pickQueue, unsentOf } from '../../../entities/order/picking/pick-queue.ts'
import { useBoardTools } from '../tools/board-tools.ts'
import { marksOf } from './marks.ts'

/** Pairs were picked without a network: the counts of the card are without them. */
function UnsentChip({ id }: { id: number }) {
  const t = useTexts()
  const { actor } = useBoardTools().asker
  const isUnsent = useSelected(pickQueue, (queue) => unsentOf(queue, actor.id, id) !== undefined)
  return isUnsent && <span className="ad-dchip ad-dchip--warn">{t('board.unsent')}</span>
}

/** What distinguishes an order from others of its stage; the text of news is in a tooltip. */
export function CardChips({ card }: { card: Card }) {
  const t = useTexts()
  const { money } = useFormats()
  return (
    <>
      {marksOf(card).map(({ text, tone, isDone, title, balance = 0 }) => (
        <span
          key={text}
          className={`ad-dchip${tone ? ` ad-dchip--${tone}` : ''}`}
          title={text === 'board.chip_news' ? (card.newness ?? undefined) : title && t(title)}
        >
          {isDone && <Tick size={11} aria-hidden />}
          {t(text, { balance: money(balance) })}
        </span>
      ))}
      <UnsentChip id={card.id} />
    </>
  )
}
