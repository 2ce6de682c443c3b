import { Time } from '@blueprintjs/icons'
import { memo, useDeferredValue } from 'react'
import { useStore } from '../../../shared/state/store.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { useBoardTools } from '../tools/board-tools.ts'
import type { ColumnId } from '../model/columns.ts'
import { ColumnCards } from './column-cards.tsx'
import { useColumnName } from './column-name.ts'
import { formatAge, stageAge } from '../model/stage-age.ts'
import { useTicked } from '../model/ticker.ts'
import { useSelected } from '../../../shared/state/use-selected.ts'

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

/** One stage: count, total, age, what is owed, and cards. Nothing moves here while the pointer or focus is inside. */
export const Column = memo(function Column({ id }: { id: ColumnId }) {
  const t = useTexts()
  const { money } = useFormats()
  const { board, freeze, release } = useBoardTools()
  // In the background: the frame after a press waits for no card that leaves, arrives or moves up.
  const view = useDeferredValue(useSelected(board.layout, (layout) => layout.columns[id]))
  const { cards, total, owed } = view
  const oldest = view.aged[0]
  const name = useColumnName()(id)
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
          {owed > 0 && (
            <span className="ad-bc__owed ad-num" title={t('board.owed_title')}>
              {t('board.chip_owes', { balance: money(owed) })}
            </span>
          )}
        </p>
      </header>
      <ColumnCards id={id} view={view} />
    </section>
  )
})
