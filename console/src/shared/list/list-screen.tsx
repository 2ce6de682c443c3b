import { Button } from '@blueprintjs/core'
import { useCallback, useMemo, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { EmptyState } from '../ui/states.tsx'
import { withoutFilters } from './active-filters.ts'
import { DataTable } from './data-table.tsx'
import type { CellTools, ListColumn } from './definition.ts'
import { ColumnsMenu } from './columns-menu.tsx'
import { ExportButton } from './export/export-button.tsx'
import { ListFilters } from './list-filters.tsx'
import { Pager } from './pager.tsx'
import { isNarrowed, nextOrder, orderOf, orderText, pageSizeOf, pageSizesOf } from './question.ts'
import type { Column } from './table-types.ts'
import { SelectionBar } from './selection-bar.tsx'
import { useCellTools } from './use-cell-tools.ts'
import type { ListScreenState } from './use-list-screen.ts'
import { usePageSelection } from './use-page-selection.ts'
import { useViews } from './views/use-views.ts'
import { ViewPills } from './views/view-pills.tsx'

const ACTIONS_WIDTH = 160

const tableColumn =
  <R,>(tools: CellTools) =>
  ({ header, cell, file: _, ...column }: ListColumn<R>): Column<R> => ({
    ...column,
    header: tools.t(header),
    cell: (row) => cell(row, tools),
  })

function Nothing<R>({ screen: { list, place } }: { screen: ListScreenState<R> }) {
  const { t } = useCellTools()
  if (!isNarrowed(list, place.state))
    return <EmptyState title={t(list.none.title)} {...(list.none.text ? { text: t(list.none.text) } : {})} />
  return (
    <EmptyState title={t(list.noneMatch)}>
      <Button onClick={() => place.change(withoutFilters(list))}>{t('list.clear_filters')}</Button>
    </EmptyState>
  )
}

function useTableColumns<R>(
  columns: readonly ListColumn<R>[],
  actions: ((row: R) => ReactNode) | undefined,
  actionsWidth: number,
): Column<R>[] {
  const tools = useCellTools()
  const said = useMemo(() => columns.map(tableColumn<R>(tools)), [columns, tools])
  const header = tools.t('list.actions')
  return actions
    ? [...said, { id: 'actions', header, role: 'actions', width: actionsWidth, cell: actions }]
    : said
}

function Pages<R>({ screen: { list, place, rows } }: { screen: ListScreenState<R> }) {
  const { state, change } = place
  if (!rows.paging?.total) return null
  return (
    <Pager
      paging={rows.paging}
      onPage={(page) => change({ page: String(page) })}
      sizes={pageSizesOf(list)}
      onSize={(top) => change({ top: top === list.perPage ? undefined : String(top) })}
      size={pageSizeOf(list, state)}
    />
  )
}

/** The frame of every list: filters, rows, pages. */
export function ListScreen<R>({
  screen,
  caption,
  actions,
  actionsWidth = ACTIONS_WIDTH,
  onOpen,
  isSelectable = false,
  bulk,
}: {
  screen: ListScreenState<R>
  caption?: string
  /** What may be done with one row. */
  actions?: (row: R) => ReactNode
  actionsWidth?: number
  /** Opens a row that has no address of its own. */
  onOpen?: (row: R) => void
  isSelectable?: boolean
  /** What may be done with the chosen rows. */
  bulk?: ReactNode
}) {
  const { list, place, rows, selection } = screen
  const { state, change } = place
  const tools = useCellTools()
  const navigate = useNavigate()
  const order = orderOf(list.columns, state)
  const views = useViews(list, place)
  const { columns } = views
  const tableColumns = useTableColumns(columns.shown, actions, actionsWidth)
  const nameOf = useCallback(
    (row: R) => tools.t('list.select_row', { row: list.rowName(row, tools) }),
    [list, tools],
  )
  const picking = usePageSelection(rows.rows, selection, list.rowKey, nameOf)
  const { rowUrl } = list
  const open = onOpen ?? (rowUrl && ((row: R) => void navigate(rowUrl(row))))
  const sortBy = (field: string) => {
    const next = nextOrder(order, field)
    change({ order: next ? orderText(next) : undefined })
  }
  return (
    <>
      <ViewPills list={list} kept={views} />
      <ListFilters
        screen={screen}
        end={
          <div className="ad-row ad-row--wrap ad-list-tools">
            {bulk}
            <ColumnsMenu columns={columns} />
            <ExportButton screen={screen} columns={columns.shown} />
          </div>
        }
      />
      <section className="ad-card">
        <DataTable
          caption={caption ?? tools.t(list.title)}
          columns={tableColumns}
          rows={rows.rows}
          rowKey={list.rowKey}
          error={rows.error}
          onRetry={rows.refresh}
          isRefreshing={rows.isRefreshing}
          order={order}
          onOrder={sortBy}
          skeletonRows={Math.min(list.perPage, 10)}
          empty={<Nothing screen={screen} />}
          {...(open ? { onOpen: open } : {})}
          {...(isSelectable ? { selection: picking } : {})}
        />
        <Pages screen={screen} />
        {isSelectable && <SelectionBar screen={screen} />}
      </section>
    </>
  )
}
