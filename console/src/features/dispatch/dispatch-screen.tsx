import { useId, useState, type ComponentProps, type ReactNode } from 'react'
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
import type { ReturnsOf } from './detail/order-drawer.tsx'
import type { Layout } from './model/layout.ts'
import { BulkBar } from './bulk/bulk-bar.tsx'
import { BoardPeople } from './board/board-people.tsx'
import { AskedCard } from './steps/asked-card.tsx'
import { DeskActions, FindButton } from './tools/screen-actions.tsx'
import { DensitySwitch } from '../../shared/ui/controls/density-switch.tsx'
import { useSelected } from '../../shared/state/use-selected.ts'
import { TrayButton } from './tray/tray-button.tsx'
import { useDispatchScreen, type DispatchScreenState } from './use-dispatch-screen.ts'

const BoardList = later(() => import('./board/board-list.tsx').then((module) => module.BoardList))
const BoardListTools = later(() => import('./board/board-list.tsx').then((module) => module.BoardListTools))
const DeliveredTray = later(() => import('./tray/delivered-tray.tsx').then((module) => module.DeliveredTray))
const OrderDrawer = later(() => import('./detail/order-drawer.tsx').then((module) => module.OrderDrawer))
// Printing is rare: its bar code library is loaded on demand.
const PrintedSheets = later(() => import('./sheet/printed-sheets.tsx').then((module) => module.PrintedSheets))

/** Their code arrives with the list: nothing moves when they are there. */
const ListToolsPlace = (props: ComponentProps<typeof BoardListTools>) => (
  <div className="ad-board-list-tools">
    <BoardListTools {...props} />
  </div>
)

const isWithoutCards = ({ columns }: Layout) =>
  Object.values(columns).every((column) => column.cards.length === 0)

/** The cards as rows, also while they are read. */
function Listed({ screen }: { screen: DispatchScreenState }) {
  return (
    <BoardList
      position={screen.position}
      columns={screen.views.columns}
      isLoading={screen.dispatch.isLoading}
    />
  )
}

interface BodyProps {
  screen: DispatchScreenState
  tray: ReactNode
  isPhone: boolean
}

function Unread({ screen, isPhone }: Omit<BodyProps, 'tray'>) {
  return screen.view === 'list' ? (
    <Listed screen={screen} />
  ) : (
    <BoardSkeleton tab={screen.tab} isPhone={isPhone} />
  )
}

function Body({ screen, tray, isPhone }: BodyProps) {
  const { dispatch } = screen
  const isEmpty = useSelected(dispatch.board.layout, isWithoutCards)
  if (dispatch.error)
    return <ErrorState error={dispatch.error} titleKey="board.error" onRetry={dispatch.retry} />
  if (dispatch.isLoading) return <Unread screen={screen} isPhone={isPhone} />
  const hasMore = isPhone || screen.available !== null
  if (isEmpty && (screen.isFiltered || !hasMore))
    return <BoardEmpty isFiltered={screen.isFiltered} onClear={screen.clearFilters} />
  if (screen.view === 'list')
    return (
      <>
        {screen.available && <AvailableColumnView open={screen.available} />}
        <Listed screen={screen} />
        <WaitingPill />
      </>
    )
  const delivered = { count: dispatch.deliveredToday ?? 0, list: tray }
  return <BoardView tab={screen.tab} stage={screen.stage} onStage={screen.setStage} delivered={delivered} />
}

/** What else the filters have: the tools of the list, or how the board is drawn. */
function choicesOf({ view, position, views, grouping, setGroup }: DispatchScreenState, isPhone: boolean) {
  if (view === 'list') return { end: <ListToolsPlace position={position} columns={views.columns} /> }
  return {
    group: <GroupChoice value={grouping} onChange={setGroup} />,
    ...(isPhone ? { end: <DensitySwitch /> } : {}),
  }
}

/** The dialogs, drawers and bars over the board. */
function OverBoard({ screen, returnsOf }: { screen: DispatchScreenState; returnsOf: ReturnsOf }) {
  const { dispatch, openOrderId } = screen
  return (
    <>
      {openOrderId !== null && (
        <OrderDrawer
          key={openOrderId}
          orderId={openOrderId}
          tab={screen.detailTab}
          returnsOf={returnsOf}
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
export function DispatchScreen({ returnsOf }: { returnsOf: ReturnsOf }) {
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
            <BoardFilters id={findId} position={position} views={views} {...choicesOf(screen, isPhone)} />
          )}
          <AvailableContext value={screen.available}>
            <Body screen={screen} tray={tray} isPhone={isPhone} />
          </AvailableContext>
        </BoardChoices>
        <OverBoard screen={screen} returnsOf={returnsOf} />
      </Page>
    </BoardToolsContext>
  )
}
