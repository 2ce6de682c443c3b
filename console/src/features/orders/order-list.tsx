import { Button, Checkbox } from '@blueprintjs/core'
import type { OrderSummary } from '@deportivo/contracts/order'
import { listOrders } from '@deportivo/contracts/orders'
import { useMemo, useState } from 'react'
import { DataTable, type Column } from '../../shared/list/data-table.tsx'
import { Pager } from '../../shared/list/pager.tsx'
import { useTexts, type Say } from '../../shared/texts.tsx'
import { showToast } from '../../shared/toasts.ts'
import { EmptyState } from '../../shared/ui/states.tsx'
import { useUrlState } from '../../shared/url-state.ts'
import { useFormats } from '../../shared/use-formats.ts'
import { useList } from '../../shared/use-list.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { orderColumns } from './order-columns.tsx'
import { OrderFilterBar } from './order-filter-bar.tsx'
import { NO_ORDER_FILTERS, ORDER_FILTERS, ORDER_PAGE, orderQuery, ORDERS_PER_PAGE } from './order-filters.ts'
import { useListToWalk } from './use-list-to-walk.ts'
import { useSelection } from './use-selection.ts'
import './bulk-bar.css'

type Selection = ReturnType<typeof useSelection<OrderSummary>>

function tickColumn(t: Say, { selected, toggle }: Selection): Column<OrderSummary> {
  return {
    id: 'tick',
    header: t('order.pick'),
    align: 'tight',
    cell: (order) => (
      <Checkbox
        className="ad-tick"
        aria-label={t('orders.select', { id: order.id })}
        checked={selected.has(order.id)}
        onChange={(event) => toggle([order], event.currentTarget.checked)}
      />
    ),
  }
}

function BulkBar({
  page,
  selection,
  onChangeState,
}: {
  page: readonly OrderSummary[]
  selection: Selection
  onChangeState: () => void
}) {
  const t = useTexts()
  const { selected, toggle, clear } = selection
  const elsewhere = selected.size - page.filter(({ id }) => selected.has(id)).length
  const isWhole = page.length > 0 && page.every(({ id }) => selected.has(id))
  return (
    <div className={`ad-bulk${selected.size > 0 ? ' ad-bulk--on' : ''}`}>
      <Checkbox
        className="ad-tick"
        checked={isWhole}
        label={t('orders.select_page')}
        onChange={(event) => toggle(page, event.currentTarget.checked)}
      />
      {selected.size > 0 && (
        <strong>
          {t('orders.selected', { count: selected.size })}{' '}
          {elsewhere > 0 && t('orders.selected_elsewhere', { count: elsewhere })}
        </strong>
      )}
      <Button size="small" onClick={onChangeState}>
        {t('orders.change_state')}
      </Button>
      {selected.size > 0 && (
        <Button size="small" variant="minimal" onClick={clear}>
          {t('orders.unselect')}
        </Button>
      )}
    </div>
  )
}

function NoOrders({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const t = useTexts()
  if (!isFiltered) return <EmptyState title={t('orders.none')} text={t('orders.none_text')} />
  return (
    <EmptyState title={t('orders.none_match')}>
      <Button onClick={onClear}>{t('list.clear_filters')}</Button>
    </EmptyState>
  )
}

/** Orders as a list, filtered by the address; `sellerId` narrows it to one seller's own. */
export function OrderList({ caption, sellerId }: { caption: string; sellerId?: number }) {
  const t = useTexts()
  const formats = useFormats()
  const [state, change] = useUrlState(ORDER_FILTERS, ORDER_PAGE)
  const list = useList(listOrders, {
    query: orderQuery(state, sellerId === undefined ? {} : { seller_id: sellerId }),
  })
  useListToWalk(list.rows)
  const selection = useSelection<OrderSummary>()
  const [isChanging, setChanging] = useState(false)
  const isFiltered = Boolean(state.search ?? state.state ?? state.type)
  const columns = useMemo(
    () => [tickColumn(t, selection), ...orderColumns(t, formats)],
    [t, selection, formats],
  )
  const changeState = () => {
    if (selection.rows.length === 0) showToast({ tone: 'warning', key: 'order.none_to_change' })
    else setChanging(true)
  }
  return (
    <>
      <OrderFilterBar state={state} hasTypes={sellerId === undefined} onChange={change} />
      <section className="ad-card">
        {list.rows && list.rows.length > 0 && (
          <BulkBar page={list.rows} selection={selection} onChangeState={changeState} />
        )}
        <DataTable
          caption={caption}
          columns={columns}
          rows={list.rows}
          rowKey={(order) => order.id}
          error={list.error}
          onRetry={list.refresh}
          isRefreshing={list.isRefreshing}
          isSelected={({ id }) => selection.selected.has(id)}
          skeletonRows={ORDERS_PER_PAGE}
          empty={<NoOrders isFiltered={isFiltered} onClear={() => change(NO_ORDER_FILTERS)} />}
        />
        {list.paging && list.paging.total > 0 && (
          <Pager paging={list.paging} onPage={(page) => change({ page: String(page) })} />
        )}
      </section>
      {isChanging && (
        <BulkDialog
          orders={selection.rows}
          onDone={() => {
            selection.clear()
            list.refresh()
          }}
          onClose={() => setChanging(false)}
        />
      )}
    </>
  )
}
