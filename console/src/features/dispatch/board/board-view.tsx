import { Button } from '@blueprintjs/core'
import { Refresh } from '@blueprintjs/icons'
import { usePreferences } from '../../../shared/preferences/preferences.ts'
import { createStore, useStore } from '../../../shared/state/store.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { NARROW, useMedia } from '../../../shared/hooks/use-media.ts'
import { AvailableColumnView } from '../available/available-column-view.tsx'
import type { AvailableRow } from '../available/available-column.ts'
import { useAvailableContext } from '../available/available-context.ts'
import { useBoardTools } from '../tools/board-tools.ts'
import { Column } from './column.tsx'
import { TABS, type ColumnId, type StageId, type TabId } from '../model/columns.ts'
import { StageTabs, type StageTab } from './stage-tabs.tsx'
import { useBoardKeys } from './use-board-keys.ts'
import { useSelected } from '../tools/use-selected.ts'
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

const NOTHING_TO_TAKE = createStore<readonly AvailableRow[]>([])

function OnePhoneColumn({
  tab,
  columns,
  stage,
  onStage,
}: {
  tab: TabId
  columns: readonly ColumnId[]
  stage: string | undefined
  onStage: (stage: StageId) => void
}) {
  const layout = useStore(useBoardTools().board.layout)
  const column = useAvailableContext()
  const open = tab === 'dispatch' ? column : null
  const toTake = useStore(open?.column.cards ?? NOTHING_TO_TAKE).length
  const tabs: StageTab[] = [
    ...(open ? [{ id: 'available' as const, count: toTake }] : []),
    ...columns.map((id) => ({ id, count: layout.columns[id].cards.length })),
  ]
  const shown = tabs.find(({ id }) => id === stage) ?? tabs.find(({ count }) => count > 0) ?? tabs[0]
  if (shown === undefined) return null
  return (
    <>
      <StageTabs tabs={tabs} shown={shown.id} onChoose={onStage} />
      {shown.id === 'available' ? open && <AvailableColumnView open={open} /> : <Column id={shown.id} />}
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
  onStage: (stage: StageId) => void
}) {
  const open = useAvailableContext()
  const isNarrow = useMedia(NARROW)
  const { density } = usePreferences()
  const columns: readonly ColumnId[] = TABS[tab]
  const onKeyDown = useBoardKeys(columns)
  return (
    <div className={`ad-board ad-board--${tab} ad-board--${density}`} onKeyDown={onKeyDown}>
      {isNarrow ? (
        <OnePhoneColumn tab={tab} columns={columns} stage={stage} onStage={onStage} />
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
