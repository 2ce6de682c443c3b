import { Button } from '@blueprintjs/core'
import { GridView, LayoutThreeRows, List, Print } from '@blueprintjs/icons'
import { lazy, Suspense, useId, useState } from 'react'
import { changePreferences, usePreferences } from '../../shared/preferences/preferences.ts'
import { useStore } from '../../shared/state/store.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { ErrorState } from '../../shared/ui/states.tsx'
import { LiveBadge } from '../../shared/ui/live-badge.tsx'
import { Page } from '../../shared/ui/page.tsx'
import { NARROW, useMedia } from '../../shared/hooks/use-media.ts'
import { AvailableColumnView } from './available/available-column-view.tsx'
import { AvailableContext } from './available/available-context.ts'
import { BoardFilters } from './board/board-filters.tsx'
import { BoardList, BoardListTools } from './board/board-list.tsx'
import { BoardEmpty, BoardSkeleton } from './board/board-states.tsx'
import { BoardView, WaitingPill } from './board/board-view.tsx'
import { TABS, type TabId } from './model/columns.ts'
import { BoardToolsContext } from './tools/board-tools.ts'
import { BulkBar } from './bulk/bulk-bar.tsx'
import { OrderDrawer } from './detail/order-drawer.tsx'
import { BoardPeople } from './board/board-people.tsx'
import { AskedCard } from './steps/asked-card.tsx'
import { DeliveredTray } from './tray/delivered-tray.tsx'
import { TrayButton } from './tray/tray-button.tsx'
import { useDispatchScreen, type DispatchScreenState } from './use-dispatch-screen.ts'
import '../../shared/ui/segments.css'

// Printing is rare: its bar code library is loaded on demand.
const PrintedSheets = lazy(() =>
  import('./sheet/printed-sheets.tsx').then((module) => ({ default: module.PrintedSheets })),
)

/** How much of a card is shown; stored per user. */
function DensityChoice() {
  const t = useTexts()
  const { density } = usePreferences()
  const isCompact = density === 'compact'
  return (
    <Button
      className="ad-no-print"
      variant="minimal"
      icon={<LayoutThreeRows />}
      active={isCompact}
      aria-pressed={isCompact}
      aria-label={t('board.compact')}
      title={t('board.compact')}
      onClick={() => changePreferences({ density: isCompact ? 'comfortable' : 'compact' })}
    />
  )
}

function ViewChoice({ screen }: { screen: DispatchScreenState }) {
  const t = useTexts()
  const { view, setView } = screen
  return (
    <div className="ad-segments" role="group" aria-label={t('board.view')}>
      <button type="button" aria-pressed={view === 'board'} onClick={() => setView('board')}>
        <GridView size={14} /> {t('board.view_board')}
      </button>
      <button type="button" aria-pressed={view === 'list'} onClick={() => setView('list')}>
        <List size={14} /> {t('board.view_list')}
      </button>
    </div>
  )
}

function TabChoice({ screen }: { screen: DispatchScreenState }) {
  const t = useTexts()
  const layout = useStore(screen.dispatch.board.layout)
  const count = TABS.ct.reduce((sum, column) => sum + layout.columns[column].cards.length, 0)
  return (
    <div className="ad-segments" role="group" aria-label={t('board.part')}>
      {(Object.keys(TABS) as TabId[]).map((tab) => (
        <button key={tab} type="button" aria-pressed={screen.tab === tab} onClick={() => screen.setTab(tab)}>
          {t(`board.part_${tab}`)}
          {tab === 'ct' && <span className="ad-num ad-segments__count">{count}</span>}
        </button>
      ))}
    </div>
  )
}

/** Tools that phones hide: there is no room, and they aren't needed while packing. */
function DeskActions({ screen }: { screen: DispatchScreenState }) {
  const t = useTexts()
  return (
    <>
      <ViewChoice screen={screen} />
      {screen.view === 'board' && <DensityChoice />}
      <Button
        className="ad-no-print"
        variant="minimal"
        icon={<Print />}
        aria-label={t('board.print')}
        title={t('board.print')}
        onClick={() => window.print()}
      />
    </>
  )
}

function Body({ screen }: { screen: DispatchScreenState }) {
  const layout = useStore(screen.dispatch.board.layout)
  const { dispatch } = screen
  if (dispatch.error)
    return <ErrorState error={dispatch.error} titleKey="board.error" onRetry={dispatch.retry} />
  if (dispatch.isLoading) return <BoardSkeleton />
  const isEmpty = Object.values(layout.columns).every((column) => column.cards.length === 0)
  if (isEmpty && (screen.available === null || screen.isFiltered))
    return <BoardEmpty isFiltered={screen.isFiltered} onClear={screen.clearFilters} />
  if (screen.view === 'list')
    return (
      <>
        {screen.available && <AvailableColumnView open={screen.available} />}
        <BoardList position={screen.position} columns={screen.views.columns} />
        <WaitingPill />
      </>
    )
  return <BoardView tab={screen.tab} stage={screen.stage} onStage={screen.setStage} />
}

/** The dispatch board: every order between checkout and delivery, with its next step. */
export function DispatchScreen() {
  const t = useTexts()
  const isNarrow = useMedia(NARROW)
  const screen = useDispatchScreen()
  const { dispatch, tools, openOrderId } = screen
  const [isTrayOpen, setTrayOpen] = useState(false)
  const trayId = useId()
  return (
    <BoardToolsContext value={tools}>
      <Page
        title={t('menu.dispatches')}
        beside={
          <>
            <LiveBadge status={dispatch.status} freshAt={dispatch.freshAt} />
            <BoardPeople />
            <TrayButton
              count={dispatch.deliveredToday}
              isOpen={isTrayOpen}
              controls={trayId}
              onToggle={() => setTrayOpen(!isTrayOpen)}
            />
          </>
        }
        actions={
          <>
            {screen.view === 'board' && <TabChoice screen={screen} />}
            {!isNarrow && <DeskActions screen={screen} />}
          </>
        }
      >
        {isTrayOpen && <DeliveredTray id={trayId} onUndo={screen.steps.undo} />}
        <BoardFilters
          position={screen.position}
          views={screen.views}
          end={
            screen.view === 'list' && (
              <BoardListTools position={screen.position} columns={screen.views.columns} />
            )
          }
        />
        <AvailableContext value={screen.available}>
          <Body screen={screen} />
        </AvailableContext>
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
        {screen.printed.length > 0 && (
          <Suspense fallback={null}>
            <PrintedSheets ids={screen.printed} onDone={screen.endPrint} />
          </Suspense>
        )}
        {screen.asked && <AskedCard asked={screen.asked} steps={screen.steps} onAsk={screen.setAsked} />}
      </Page>
    </BoardToolsContext>
  )
}
