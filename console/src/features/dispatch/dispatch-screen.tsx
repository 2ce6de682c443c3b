import { useId, useState, type ReactNode } from 'react'
import { useTexts } from '../../shared/language/texts.tsx'
import { ErrorState } from '../../shared/ui/status/states.tsx'
import { later } from '../../shared/ui/later.tsx'
import { LiveBadge } from '../../shared/ui/status/live-badge.tsx'
import { Page } from '../../shared/ui/page/page.tsx'
import { NARROW, useMedia } from '../../shared/hooks/use-media.ts'
import { AvailableColumnView } from './available/available-column-view.tsx'
import { AvailableContext } from './available/available-context.ts'
import { BoardChoices } from './board/board-choices.tsx'
import { BoardFilters } from './board/board-filters.tsx'
import { GroupChoice } from './board/group-choice.tsx'
import { BoardEmpty, BoardSkeleton } from './board/board-states.tsx'
import { BoardView, WaitingPill } from './board/board-view.tsx'
import { BoardToolsContext } from './tools/board-tools.ts'
import type { Layout } from './model/layout.ts'
import { BulkBar } from './bulk/bulk-bar.tsx'
import { BoardPeople } from './board/board-people.tsx'
import { AskedCard } from './steps/asked-card.tsx'
import { DeskActions, FindButton } from './tools/screen-actions.tsx'
import { useSelected } from './tools/use-selected.ts'
import { TrayButton } from './tray/tray-button.tsx'
import { useDispatchScreen, type DispatchScreenState } from './use-dispatch-screen.ts'

const BoardList = later(() => import('./board/board-list.tsx').then((module) => module.BoardList))
const BoardListTools = later(() => import('./board/board-list.tsx').then((module) => module.BoardListTools))
const DeliveredTray = later(() => import('./tray/delivered-tray.tsx').then((module) => module.DeliveredTray))
const OrderDrawer = later(() => import('./detail/order-drawer.tsx').then((module) => module.OrderDrawer))
// Printing is rare: its bar code library is loaded on demand.
const PrintedSheets = later(() => import('./sheet/printed-sheets.tsx').then((module) => module.PrintedSheets))

const isWithoutCards = ({ columns }: Layout) =>
  Object.values(columns).every((column) => column.cards.length === 0)

function Body({ screen, tray, isPhone }: { screen: DispatchScreenState; tray: ReactNode; isPhone: boolean }) {
  const { dispatch } = screen
  const isEmpty = useSelected(dispatch.board.layout, isWithoutCards)
  if (dispatch.error)
    return <ErrorState error={dispatch.error} titleKey="board.error" onRetry={dispatch.retry} />
  if (dispatch.isLoading) return <BoardSkeleton tab={screen.tab} view={screen.view} isPhone={isPhone} />
  const hasMore = isPhone || screen.available !== null
  if (isEmpty && (screen.isFiltered || !hasMore))
    return <BoardEmpty isFiltered={screen.isFiltered} onClear={screen.clearFilters} />
  if (screen.view === 'list')
    return (
      <>
        {screen.available && <AvailableColumnView open={screen.available} />}
        <BoardList position={screen.position} columns={screen.views.columns} />
        <WaitingPill />
      </>
    )
  const delivered = { count: dispatch.deliveredToday ?? 0, list: tray }
  return <BoardView tab={screen.tab} stage={screen.stage} onStage={screen.setStage} delivered={delivered} />
}

/** The dialogs, drawers and bars over the board. */
function OverBoard({ screen }: { screen: DispatchScreenState }) {
  const { dispatch, openOrderId } = screen
  return (
    <>
      {openOrderId !== null && (
        <OrderDrawer
          key={openOrderId}
          orderId={openOrderId}
          tab={screen.detailTab}
          onTab={screen.setDetailTab}
          onClose={screen.closeOrder}
        />
      )}
      <BulkBar onChanged={dispatch.retry} />
      {screen.printed.length > 0 && <PrintedSheets ids={screen.printed} onDone={screen.endPrint} />}
      {screen.asked && <AskedCard asked={screen.asked} steps={screen.steps} onAsk={screen.setAsked} />}
    </>
  )
}

/** The dispatch board: every order between checkout and delivery, with its next step. */
export function DispatchScreen() {
  const t = useTexts()
  const isNarrow = useMedia(NARROW)
  const screen = useDispatchScreen()
  const { dispatch, tools, position, views, view } = screen
  // The stages of a phone have a place of their own for what was delivered.
  const isPhone = isNarrow && view === 'board'
  const [isTrayOpen, setTrayOpen] = useState(false)
  const [isFinding, setFinding] = useState(screen.isFiltered)
  const trayId = useId()
  const findId = useId()
  const tray = <DeliveredTray id={trayId} onUndo={screen.steps.undo} onReversed={screen.steps.onChanged} />
  return (
    <BoardToolsContext value={tools}>
      <Page
        title={t('menu.dispatches')}
        beside={
          <>
            <LiveBadge status={dispatch.status} freshAt={dispatch.freshAt} />
            <BoardPeople />
            {!isPhone && (
              <TrayButton
                count={dispatch.deliveredToday}
                isOpen={isTrayOpen}
                controls={trayId}
                onToggle={() => setTrayOpen(!isTrayOpen)}
              />
            )}
          </>
        }
        actions={
          <>
            {isPhone && (
              <FindButton
                count={screen.filterCount}
                isOpen={isFinding}
                controls={findId}
                onToggle={() => setFinding(!isFinding)}
              />
            )}
            {!isNarrow && <DeskActions screen={screen} />}
          </>
        }
      >
        {isTrayOpen && !isPhone && tray}
        <BoardChoices>
          {(isFinding || !isPhone) && (
            <BoardFilters
              id={findId}
              position={position}
              views={views}
              end={
                view === 'list' ? (
                  <BoardListTools position={position} columns={views.columns} />
                ) : (
                  <GroupChoice value={screen.grouping} onChange={screen.setGroup} />
                )
              }
            />
          )}
          <AvailableContext value={screen.available}>
            <Body screen={screen} tray={tray} isPhone={isPhone} />
          </AvailableContext>
        </BoardChoices>
        <OverBoard screen={screen} />
      </Page>
    </BoardToolsContext>
  )
}
