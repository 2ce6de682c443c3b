import { Button } from '@blueprintjs/core'
import { useTexts } from '../../../shared/language/texts.tsx'
import { EmptyState, Skeleton } from '../../../shared/ui/status/states.tsx'
import { TABS, type TabId } from '../model/columns.ts'
import '../tools/board.css'

const CARDS = 3
const ROWS = 10

interface Shape {
  tab: TabId
  view: 'board' | 'list'
  isPhone: boolean
}

/** The rows of the list that loads. */
function ListSkeleton() {
  const t = useTexts()
  return (
    <div className="ad-card ad-list-skeleton" role="status" aria-label={t('common.loading')}>
      {Array.from({ length: ROWS }, (_, row) => (
        <Skeleton key={row} height={16} />
      ))}
    </div>
  )
}

/** The board's own shape while nothing is known yet. */
export function BoardSkeleton({ tab, view, isPhone }: Shape) {
  const t = useTexts()
  if (view === 'list') return <ListSkeleton />
  const columns = isPhone ? TABS[tab].slice(0, 1) : TABS[tab]
  return (
    <div className={`ad-board ad-board--${tab}`} role="status" aria-label={t('common.loading')}>
      {columns.map((column) => (
        <div key={column} className="ad-bc" aria-hidden>
          <div className="ad-bc__head">
            <Skeleton width="70%" height={16} />
            <Skeleton width="50%" />
          </div>
          {Array.from({ length: CARDS }, (__, card) => (
            <Skeleton key={card} height={150} />
          ))}
        </div>
      ))}
    </div>
  )
}

export function BoardEmpty({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const t = useTexts()
  return isFiltered ? (
    <EmptyState title={t('board.none_match')}>
      <Button onClick={onClear}>{t('list.clear_filters')}</Button>
    </EmptyState>
  ) : (
    <EmptyState title={t('board.empty')} text={t('board.empty_text')} />
  )
}
