import { Button } from '@blueprintjs/core'
import { Refresh } from '@blueprintjs/icons'
import { usePreferences } from '../../../shared/preferences/preferences.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { NARROW, useMedia } from '../../../shared/hooks/use-media.ts'
import { AvailableColumnView } from '../available/available-column-view.tsx'
import { useAvailableContext } from '../available/available-context.ts'
import { useBoardTools } from '../tools/board-tools.ts'
import { Column } from './column.tsx'
import { COLUMNS, TABS, type ColumnId } from '../model/columns.ts'
import { PhoneBoard, type PhoneBoardProps } from './phone-board.tsx'
import { useBoardKeys } from './use-board-keys.ts'
import { useSelected } from '../../../shared/state/use-selected.ts'
import '../tools/board.css'

/** The number of changes held back by frozen columns, and a button that applies them. */
export function WaitingPill() {
  const t = useTexts()
  const { board } = useBoardTools()
  const waiting = useSelected(board.layout, (layout) => layout.waiting)
  return (
    <div className="ad-waiting" role="status" aria-live="polite">
      {waiting > 0 && (
        <Button icon={<Refresh />} intent="primary" onClick={board.apply}>
          {t('board.waiting', { count: waiting })}
        </Button>
      )}
    </div>
  )
}

/** The stages side by side; on a phone one at a time. */
export function BoardView(props: PhoneBoardProps) {
  const { tab } = props
  const open = useAvailableContext()
  const isNarrow = useMedia(NARROW)
  const { density } = usePreferences()
  const columns: readonly ColumnId[] = isNarrow ? COLUMNS : TABS[tab]
  const onKeyDown = useBoardKeys(columns)
  return (
    <div className={`ad-board ad-board--${tab} ad-board--${density}`} onKeyDown={onKeyDown}>
      {isNarrow ? (
        <PhoneBoard {...props} />
      ) : (
        <>
          {tab === 'dispatch' && open && <AvailableColumnView open={open} />}
          {columns.map((id) => (
            <Column key={id} id={id} />
          ))}
        </>
      )}
      <WaitingPill />
    </div>
  )
}
