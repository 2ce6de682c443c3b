import { Button } from '@blueprintjs/core'
import { useTexts } from '../../../shared/language/texts.tsx'
import { EmptyState, Skeleton } from '../../../shared/ui/status/states.tsx'
import { TABS, type TabId } from '../model/columns.ts'
import '../tools/board.css'

const CARDS = 3

/** The strip of stages on a phone. */
function StagesSkeleton() {
  return (
    <div className="ad-stages" aria-hidden>
      {TABS.dispatch.map((stage) => (
        <Skeleton key={stage} width="120px" height={44} />
      ))}
    </div>
  )
}

/** The board's own shape while nothing is known yet. */
export function BoardSkeleton({ tab, isPhone }: { tab: TabId; isPhone: boolean }) {
  const t = useTexts()
  const columns = isPhone ? TABS[tab].slice(0, 1) : TABS[tab]
  return (
    <div className={`ad-board ad-board--${tab}`} role="status" aria-label={t('common.loading')}>
      {isPhone && <StagesSkeleton />}
      {columns.map((column) => (
        <div key={column} className="ad-bc" aria-hidden>
          <div className="ad-bc__head">
            <Skeleton width="70%" height={16} />
            <Skeleton width="50%" />
          </div>
          <div className="ad-bc__cards">
            {Array.from({ length: CARDS }, (__, card) => (
              <Skeleton key={card} height={150} />
            ))}
          </div>
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
