import { Button } from '@blueprintjs/core'
import { Filter, GridView, List, Print } from '@blueprintjs/icons'
import { DensitySwitch } from '../../../shared/ui/controls/density-switch.tsx'
import { Segments } from '../../../shared/ui/controls/segments.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { TABS, type TabId } from '../model/columns.ts'
import type { DispatchScreenState } from '../use-dispatch-screen.ts'
import { useSelected } from '../../../shared/state/use-selected.ts'

const VIEWS = ['board', 'list'] as const
const PARTS = Object.keys(TABS) as TabId[]

function ViewChoice({ screen }: { screen: DispatchScreenState }) {
  const t = useTexts()
  const { view, setView } = screen
  return (
    <Segments label={t('board.view')} ids={VIEWS} value={view} onPick={setView}>
      {(one) => (
        <>
          {one === 'board' ? <GridView size={14} /> : <List size={14} />} {t(`board.view_${one}`)}
        </>
      )}
    </Segments>
  )
}

function TabChoice({ screen }: { screen: DispatchScreenState }) {
  const t = useTexts()
  const isKnown = !screen.dispatch.isLoading && !screen.dispatch.error
  const count = useSelected(screen.dispatch.board.layout, ({ columns }) =>
    TABS.ct.reduce((sum, column) => sum + columns[column].cards.length, 0),
  )
  return (
    <Segments label={t('board.part')} ids={PARTS} value={screen.tab} onPick={screen.setTab}>
      {(tab) => (
        <>
          {t(`board.part_${tab}`)}
          {tab === 'ct' && isKnown && <span className="ad-num ad-segments__count">{count}</span>}
        </>
      )}
    </Segments>
  )
}

/** Tools that phones hide: there is no room, they aren't needed while packing, and the stages have both parts. */
export function DeskActions({ screen }: { screen: DispatchScreenState }) {
  const t = useTexts()
  return (
    <>
      {screen.view === 'board' && <TabChoice screen={screen} />}
      <ViewChoice screen={screen} />
      {screen.view === 'board' && <DensitySwitch />}
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

/** On a phone: search, filters and views behind one button, with the number of filters that are active. */
export function FindButton({
  count,
  isOpen,
  controls,
  onToggle,
}: {
  count: number
  isOpen: boolean
  controls: string
  onToggle: () => void
}) {
  const t = useTexts()
  return (
    <Button
      className="ad-find ad-num"
      icon={<Filter />}
      active={isOpen}
      aria-expanded={isOpen}
      aria-controls={controls}
      aria-label={t('board.find', { count })}
      onClick={onToggle}
      {...(count > 0 ? { text: count } : {})}
    />
  )
}
