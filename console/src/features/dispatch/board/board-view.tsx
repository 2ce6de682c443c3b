import { Button } from '@blueprintjs/core'
import { Refresh } from '@blueprintjs/icons'
import { usePreferences } from '../../../shared/preferences.ts'
import { useStore } from '../../../shared/store.ts'
import { useTexts } from '../../../shared/texts.tsx'
import { NARROW, useMedia } from '../../../shared/use-media.ts'
import { useBoardTools } from '../board-tools.ts'
import { Column } from './column.tsx'
import { TABS, type ColumnId, type TabId } from './columns.ts'
import { StageTabs } from './stage-tabs.tsx'
import { useBoardKeys } from './use-board-keys.ts'
import { useSelected } from './use-selected.ts'
import './board.css'

/** What changed while somebody pointed at it, and a way to see it now. */
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

function OnePhoneColumn({
  columns,
  stage,
  onStage,
}: {
  columns: readonly ColumnId[]
  stage: string | undefined
  onStage: (stage: ColumnId) => void
}) {
  const { board } = useBoardTools()
  const layout = useStore(board.layout)
  const busiest = columns.find((column) => layout.columns[column].cards.length > 0) ?? columns[0]
  const shown = columns.find((column) => column === stage) ?? busiest
  if (shown === undefined) return null
  return (
    <>
      <StageTabs columns={columns} shown={shown} onChoose={onStage} />
      <Column id={shown} />
    </>
  )
}

/** The stages side by side; on a phone one at a time. */
export function BoardView({
  tab,
  stage,
  onStage,
}: {
  tab: TabId
  stage: string | undefined
  onStage: (stage: ColumnId) => void
}) {
  const isNarrow = useMedia(NARROW)
  const { density } = usePreferences()
  const columns: readonly ColumnId[] = TABS[tab]
  const onKeyDown = useBoardKeys(columns)
  return (
    <div className={`ad-board ad-board--${tab} ad-board--${density}`} onKeyDown={onKeyDown}>
      {isNarrow ? (
        <OnePhoneColumn columns={columns} stage={stage} onStage={onStage} />
      ) : (
        columns.map((id) => <Column key={id} id={id} />)
      )}
      <WaitingPill />
    </div>
  )
}
