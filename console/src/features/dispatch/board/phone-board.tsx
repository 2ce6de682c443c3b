import { useEffect, useState, type ReactNode } from 'react'
import { createStore, useStore } from '../../../shared/state/store.ts'
import { AvailableColumnView } from '../available/available-column-view.tsx'
import type { AvailableRow } from '../available/available-column.ts'
import { useAvailableContext } from '../available/available-context.ts'
import { COLUMNS, TABS, type ColumnId, type StageId, type TabId } from '../model/columns.ts'
import { useBoardTools } from '../tools/board-tools.ts'
import { Column } from './column.tsx'
import { StageTabs, type StageTab } from './stage-tabs.tsx'

/** What was delivered today: the last of the stages on a phone. */
export interface DeliveredStage {
  count: number
  list: ReactNode
}

export interface PhoneBoardProps {
  tab: TabId
  stage: string | undefined
  onStage: (stage: StageId) => void
  delivered: DeliveredStage
}

const NOTHING_TO_TAKE = createStore<readonly AvailableRow[]>([])

const columnIn = (id: StageId): ColumnId | null => COLUMNS.find((column) => column === id) ?? null

const stagesOf = (tabs: readonly StageTab[], tab: TabId) =>
  tab === 'ct' ? tabs.filter(({ id }) => TABS.ct.some((column) => column === id)) : tabs

/** The chosen stage; without a choice the first one with orders, which stays although others get some. */
function useShown(tabs: readonly StageTab[], { tab, stage }: PhoneBoardProps): StageId {
  const [first, setFirst] = useState<StageId | null>(null)
  const stages = stagesOf(tabs, tab)
  const busy = stages.find(({ count, id }) => count > 0 && id !== 'delivered')?.id
  if (first === null && busy !== undefined) setFirst(busy)
  const chosen = tabs.find(({ id }) => id === stage)?.id
  return chosen ?? first ?? stages[0]?.id ?? 'delivered'
}

/** All stages in one strip, and the cards of one. A card that its user took further stays until another is opened. */
export function PhoneBoard(props: PhoneBoardProps) {
  const { onStage, delivered } = props
  const { board } = useBoardTools()
  const { columns } = useStore(board.layout)
  const open = useAvailableContext()
  const toTake = useStore(open?.column.cards ?? NOTHING_TO_TAKE).length
  const tabs: StageTab[] = [
    ...(open ? [{ id: 'available' as const, count: toTake }] : []),
    ...[...TABS.dispatch, ...TABS.ct].map((id) => ({ id, count: columns[id].cards.length })),
    { id: 'delivered', count: delivered.count },
  ]
  const shown = useShown(tabs, props)
  const column = columnIn(shown)
  useEffect(() => {
    board.stayIn(column)
    return () => board.stayIn(null)
  }, [board, column])
  return (
    <>
      <StageTabs tabs={tabs} shown={shown} onChoose={onStage} />
      {shown === 'available' && open && <AvailableColumnView open={open} />}
      {shown === 'delivered' && delivered.list}
      {column !== null && <Column id={column} />}
    </>
  )
}
