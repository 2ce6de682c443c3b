import { ChevronRight } from '@blueprintjs/icons'
import type { Card } from '@deportivo/contracts/dispatch/board'
import { useMemo } from 'react'
import { ListTable } from '../../../shared/list/screen/list-table.tsx'
import { ListTools } from '../../../shared/list/screen/list-tools.tsx'
import type { Columns } from '../../../shared/list/table/use-columns.ts'
import type { ListPosition } from '../../../shared/list/query/use-list-position.ts'
import { useBoardTools } from '../tools/board-tools.ts'
import { CardMenu, CardMenuItems } from '../card/card-menu.tsx'
import { PrimaryButton } from '../card/dispatch-card.tsx'
import { stepsOf } from '../../../entities/order/actions/step-view.ts'
import { COLUMNS } from '../model/columns.ts'
import { useCardListing } from './use-card-listing.ts'
import '../tools/board.css'

const ACTIONS_WIDTH = 60

function useSteps(card: Card) {
  const { asker } = useBoardTools()
  return useMemo(() => {
    const steps = stepsOf(card, asker)
    return { steps, all: steps.primary ? [steps.primary, ...steps.rest] : steps.rest }
  }, [card, asker])
}

function Actions({ card }: { card: Card }) {
  const { steps, all } = useSteps(card)
  return (
    <span className="ad-row-steps">
      <span className="ad-row-step">
        <PrimaryButton card={card} steps={steps} tabIndex={0} icon={<ChevronRight />} />
      </span>
      <CardMenu card={card} steps={all} column={null} tabIndex={0} />
    </span>
  )
}

function Items({ card }: { card: Card }) {
  return <CardMenuItems card={card} steps={useSteps(card).all} />
}

// The same functions each time: rows aren't drawn again because of them.
const actionsOf = (card: Card) => <Actions card={card} />
const itemsOf = (card: Card) => <Items card={card} />

interface Props {
  position: ListPosition
  columns: Columns<Card>
}

/** The columns of the list, and the list as a file. */
export function BoardListTools({ position, columns }: Props) {
  return <ListTools screen={useCardListing(position)} columns={columns} />
}

/** The same cards as rows. Rows stay in position while the pointer is over them. */
export function BoardList({ position, columns, isLoading }: Props & { isLoading: boolean }) {
  const { freeze, release, open } = useBoardTools()
  const screen = useCardListing(position, isLoading)
  return (
    <div
      className="ad-dispatch-list"
      onPointerMove={() => COLUMNS.forEach((column) => freeze(column, 'pointer'))}
      onPointerLeave={() => COLUMNS.forEach((column) => release(column, 'pointer'))}
    >
      <ListTable
        screen={screen}
        columns={columns.shown}
        actions={actionsOf}
        actionsWidth={ACTIONS_WIDTH}
        menu={itemsOf}
        onOpen={({ id }) => open(id)}
        isSelectable
      />
    </div>
  )
}
