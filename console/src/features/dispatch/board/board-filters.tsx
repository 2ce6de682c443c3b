import type { ReactNode } from 'react'
import { ListFilters } from '../../../shared/list/filters/list-filters.tsx'
import type { ListPosition } from '../../../shared/list/query/use-list-position.ts'
import { ViewPills, type StoredViews } from '../../../shared/list/views/view-pills.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { CARD_LISTING } from './board-listing.tsx'
import { useChoices } from './filter-choices.ts'
import { isOn, pressed, VIEW_NAMES } from '../model/quick-views.ts'
import { seesOnlyOwn } from '../model/own-board.ts'
import { useBoardTools } from '../tools/board-tools.ts'

/** Frequent filters, one press each. */
function QuickViews({ position: { state, change } }: { position: ListPosition }) {
  const t = useTexts()
  const { asker } = useBoardTools()
  const names = VIEW_NAMES.filter((view) => view !== 'mine' || !seesOnlyOwn(asker))
  return (
    <div className="ad-views" role="group" aria-label={t('board.views')}>
      {names.map((view) => (
        <button
          key={view}
          type="button"
          className="ad-toggle"
          aria-pressed={isOn(view, state)}
          onClick={() => change(pressed(view, state))}
        >
          {t(`board.only_${view}`)}
        </button>
      ))}
    </div>
  )
}

/** The filters of board and list: fields, frequent filters and saved views. */
export function BoardFilters({
  id,
  position,
  views,
  end,
  group,
}: {
  id: string
  position: ListPosition
  views: StoredViews
  end?: ReactNode
  /** By what cards are grouped: the row of the filters has no room for it beside an open menu. */
  group?: ReactNode
}) {
  const choices = useChoices()
  return (
    <div id={id} className="ad-dispatch-filters">
      <ListFilters screen={{ list: CARD_LISTING, position, choices }} end={end} />
      <div className="ad-dispatch-views">
        <QuickViews position={position} />
        <ViewPills stored={views} />
        {group}
      </div>
    </div>
  )
}
