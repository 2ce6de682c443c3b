import type { ReactNode } from 'react'
import { useEditableCells } from '../edit/use-editable-cells.tsx'
import { ListFilters } from '../filters/list-filters.tsx'
import { UnderstoodAs } from '../filters/understood-as.tsx'
import { DrawnRows } from './drawn-rows.tsx'
import { ListTable, type ListTableProps } from './list-table.tsx'
import { ListTools } from './list-tools.tsx'
import { SelectionBar } from './selection-bar.tsx'
import type { ListScreenState } from '../query/use-list-screen.ts'
import { useViews } from '../views/use-views.ts'
import { ViewPills } from '../views/view-pills.tsx'

/** The frame of every list that is asked of the server: views, filters, rows, pages. */
export function ListScreen<R>({
  screen,
  bulk,
  tools,
  draw,
  ...table
}: ListTableProps<R> & {
  screen: ListScreenState<R>
  /** What may be done with the chosen rows: beside their number. While none is chosen, above the list. */
  bulk?: ReactNode
  /** Stands first among the tools of the list. */
  tools?: ReactNode
  /** Draws the rows of a page, which are no table then and have no columns to choose. */
  draw?: ((rows: readonly R[] | undefined) => ReactNode) | undefined
}) {
  const { list, position } = screen
  const views = useViews(list, position)
  const { columns } = views
  const editable = useEditableCells(screen)
  return (
    <>
      <ViewPills stored={views} />
      <ListFilters
        screen={screen}
        end={
          <ListTools screen={screen} columns={columns} isTable={draw === undefined}>
            {tools}
            {screen.selection.picked.size === 0 && bulk}
          </ListTools>
        }
      />
      <UnderstoodAs words={screen.understoodAs} />
      {draw ? (
        <DrawnRows screen={screen}>{draw}</DrawnRows>
      ) : (
        <ListTable
          {...table}
          screen={screen}
          columns={columns.shown}
          editable={editable}
          foot={table.isSelectable && <SelectionBar screen={screen}>{bulk}</SelectionBar>}
        />
      )}
    </>
  )
}
