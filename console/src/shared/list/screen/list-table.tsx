import { useCallback, useMemo, type JSX, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import type { EditableCells } from '../edit/use-editable-cells.tsx'
import { DataTable } from '../table/data-table.tsx'
import type { CellTools, ListColumn } from '../definition/definition.ts'
import { nextOrder, orderOf, orderText } from '../query/list-query.ts'
import type { Column } from '../table/table-types.ts'
import { useCellTools } from '../definition/use-cell-tools.ts'
import type { HeldRows } from '../query/use-held-rows.ts'
import type { ListOnScreen } from '../query/use-list-screen.ts'
import { RowMenu, RowSteps } from '../steps/row-menu.tsx'
import type { RowStep } from '../steps/row-step.ts'
import { useContextMenu } from '../steps/use-context-menu.tsx'
import { usePageSelection } from '../selection/use-page-selection.ts'
import { ListPages } from './list-pages.tsx'
import { NoRows } from './no-rows.tsx'

const ACTIONS_WIDTH = 160
/** Of a menu's button. */
const STEPS_WIDTH = 60

const tableColumn =
  <R,>(tools: CellTools, editable: EditableCells<R> | undefined) =>
  (column: ListColumn<R>): Column<R> => {
    const { header, cell, file: _file, edit: _edit, ...rest } = column
    const shown = (row: R) => cell(row, tools)
    return {
      ...rest,
      header: tools.t(header),
      cell: editable ? (row) => editable.cell(column, row, shown(row)) : shown,
    }
  }

function useTableColumns<R>(
  columns: readonly ListColumn<R>[],
  actions: ((row: R) => ReactNode) | undefined,
  actionsWidth: number,
  editable: EditableCells<R> | undefined,
): Column<R>[] {
  const tools = useCellTools()
  // The same array while nothing in it changes: cells aren't drawn again.
  return useMemo(() => {
    const dataColumns = columns.map(tableColumn<R>(tools, editable))
    const header = tools.t('list.actions')
    return actions
      ? [...dataColumns, { id: 'actions', header, role: 'actions', width: actionsWidth, cell: actions }]
      : dataColumns
  }, [columns, tools, editable, actions, actionsWidth])
}

function useRowName<R>({ list }: ListOnScreen<R>) {
  const tools = useCellTools()
  return useCallback((row: R) => tools.t('list.select_row', { row: list.rowName(row, tools) }), [list, tools])
}

export interface ListTableProps<R> {
  caption?: string
  /** What may be done with one row: in its menu, and the main one at its end while it is hovered or focused. */
  steps?: (row: R) => readonly RowStep[]
  /** The end of a row that needs more than steps. */
  actions?: (row: R) => ReactNode
  actionsWidth?: number
  /** The menu of a row with such an end. */
  menu?: (row: R) => JSX.Element
  /** Opens a row that has no address of its own. */
  onOpen?: (row: R) => void
  isSelectable?: boolean
  /** What stands open below a row; null: nothing. Not where hundreds of rows are drawn. */
  detail?: (row: R) => ReactNode
}

type RowEnd<R> = Pick<ListTableProps<R>, 'steps' | 'actions' | 'actionsWidth' | 'menu'>

const NO_STEPS: readonly RowStep[] = []

/** A row that was dealt with stays to be seen, and has no steps. */
const withoutDone = <R,>({ steps, ...end }: RowEnd<R>, held: HeldRows<R> | undefined): RowEnd<R> =>
  steps && held
    ? { ...end, steps: (row) => (held.isDone(row) ? NO_STEPS : steps(row)) }
    : { ...end, ...(steps && { steps }) }

/** What stands at the end of each row, and its menu. */
function endOf<R>({ steps, actions, actionsWidth = ACTIONS_WIDTH, menu }: RowEnd<R>) {
  if (!steps) return { actions, actionsWidth, menu }
  return {
    actions: (row: R) => <RowSteps steps={steps(row)} />,
    actionsWidth: STEPS_WIDTH,
    menu: (row: R) => <RowMenu steps={steps(row)} />,
  }
}

const doneIn = <R,>(held: HeldRows<R> | undefined) => (held ? { isDone: held.isDone } : {})

/** The rows of a list and its pages. */
export function ListTable<R>({
  screen,
  columns,
  caption,
  onOpen,
  isSelectable = false,
  detail,
  editable,
  foot,
  ...ends
}: ListTableProps<R> & {
  screen: ListOnScreen<R>
  columns: readonly ListColumn<R>[]
  editable?: EditableCells<R> | undefined
  foot?: ReactNode
}) {
  const { list, position, rows, selection, held } = screen
  const { t } = useCellTools()
  const navigate = useNavigate()
  const order = orderOf(list.columns, position.state)
  const { actions, actionsWidth, menu } = endOf(withoutDone(ends, held))
  const tableColumns = useTableColumns(columns, actions, actionsWidth, editable)
  const picking = usePageSelection(rows.rows, selection, list.rowKey, useRowName(screen))
  const context = useContextMenu(rows.rows, menu)
  const { rowUrl } = list
  const open = onOpen ?? (rowUrl && ((row: R) => void navigate(rowUrl(row))))
  const sortBy = (field: string) => {
    const next = nextOrder(order, field)
    position.change({ order: next ? orderText(next) : undefined })
  }
  return (
    <section
      ref={held?.frame}
      className="ad-card"
      onContextMenu={context.onContextMenu}
      {...editable?.opening}
    >
      {context.menu}
      <DataTable
        caption={caption ?? t(list.title)}
        columns={tableColumns}
        rows={rows.rows}
        rowKey={list.rowKey}
        error={rows.error}
        isRefreshing={rows.isRefreshing}
        order={order}
        onOrder={sortBy}
        detail={detail}
        {...doneIn(held)}
        skeletonRows={Math.min(list.perPage, 10)}
        empty={<NoRows screen={screen} />}
        {...(rows.refresh ? { onRetry: rows.refresh } : {})}
        {...(open ? { onOpen: open } : {})}
        {...(isSelectable ? { selection: picking } : {})}
      />
      <ListPages screen={screen} />
      {foot}
    </section>
  )
}
