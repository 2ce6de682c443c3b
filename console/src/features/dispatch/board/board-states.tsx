import { Button } from '@blueprintjs/core'
import { useTexts } from '../../../shared/language/texts.tsx'
import { EmptyState, Skeleton } from '../../../shared/ui/states.tsx'
import '../tools/board.css'

const COLUMNS = 5
const CARDS = 3

/** The board's own shape while nothing is known yet. */
export function BoardSkeleton() {
  const t = useTexts()
  return (
    <div className="ad-board" role="status" aria-label={t('common.loading')}>
      {Array.from({ length: COLUMNS }, (_, column) => (
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
