import { Time } from '@blueprintjs/icons'
import { memo } from 'react'
import { useStore } from '../../../shared/state/store.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { useBoardTools } from '../tools/board-tools.ts'
import { DispatchCard } from '../card/dispatch-card.tsx'
import { CardSlot } from './card-slot.tsx'
import type { ColumnId } from '../model/columns.ts'
import { useColumnName } from './column-name.ts'
import { formatAge, stageAge } from '../model/stage-age.ts'
import { useTicked } from '../model/ticker.ts'
import { useSelected } from '../tools/use-selected.ts'

/** Beyond this a column draws only the cards near what is seen. */
const DRAWN_WHOLE = 40

function Oldest({ column, since }: { column: ColumnId; since: string }) {
  const t = useTexts()
  const pace = useStore(useBoardTools().pace)
  const age = useTicked((now) => formatAge(stageAge(since, column, pace, now).ms, t))
  return (
    <span className="ad-bc__oldest ad-num" title={t('board.oldest', { age })}>
      <Time size={11} />
      {age}
    </span>
  )
}

/** One stage: count, total, age and cards. Nothing moves here while the pointer or focus is inside. */
export const Column = memo(function Column({ id }: { id: ColumnId }) {
  const t = useTexts()
  const { money } = useFormats()
  const { board, freeze, release } = useBoardTools()
  const { cards, total } = useSelected(board.layout, (layout) => layout.columns[id])
  const name = useColumnName()(id)
  const isLong = cards.length > DRAWN_WHOLE
  const oldest = cards[0]
  return (
    <section
      className="ad-bc"
      data-column={id}
      aria-label={t('board.column', { name, count: cards.length })}
      onPointerEnter={() => freeze(id, 'pointer')}
      onPointerMove={() => freeze(id, 'pointer')}
      onPointerLeave={() => release(id, 'pointer')}
      onFocus={() => freeze(id, 'focus')}
      onKeyDown={() => freeze(id, 'focus')}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) release(id, 'focus')
      }}
    >
      <header className="ad-bc__head">
        <h2>
          {name} <span className="ad-bc__count ad-num">{cards.length}</span>
        </h2>
        <p className="ad-bc__sums ad-soft">
          {oldest ? (
            <>
              <span className="ad-num">{money(total)}</span>
              <Oldest column={id} since={oldest.state_entered_at} />
            </>
          ) : (
            t('board.column_empty')
          )}
        </p>
      </header>
      <ul className="ad-bc__cards" role="list">
        {cards.map((card) => (
          <li key={card.id}>
            {isLong ? <CardSlot card={card} column={id} /> : <DispatchCard card={card} column={id} />}
          </li>
        ))}
      </ul>
    </section>
  )
})
