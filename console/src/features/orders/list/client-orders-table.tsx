import { orderStateRow } from '@deportivo/lifecycle/order/states'
import { type OrderSummary } from '@deportivo/contracts/orders/order'
import { listOrdersOfClient } from '@deportivo/contracts/orders/orders'
import { Checkbox } from '@blueprintjs/core'
import { useRef, type KeyboardEvent } from 'react'
import { DataTable } from '../../../shared/list/table/data-table.tsx'
import type { Column } from '../../../shared/list/table/table-types.ts'
import { StateTag } from '../../../entities/order/state-tag.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { EmptyState } from '../../../shared/ui/status/states.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { useList } from '../../../shared/net/use-list.ts'
import './client-orders-table.css'

/** Enough to see what is still open; older orders are in the client's history. */
const SHOWN = 20

/** Only what is still being built can be gone on with. */
const canContinue = ({ state_id }: OrderSummary) => orderStateRow(state_id).track === 'building'

/** A client's local orders; one that is still open can be picked to go on with. */
export function ClientOrdersTable({
  clientId,
  picked,
  onPick,
}: {
  clientId: number | null
  picked: OrderSummary | null
  onPick: (order: OrderSummary | null) => void
}) {
  const t = useTexts()
  const { shortInstant } = useFormats()
  const frame = useRef<HTMLDivElement>(null)
  const orders = useList(
    listOrdersOfClient,
    clientId === null ? null : { params: { id: clientId }, query: { type_order: 'local', top: SHOWN } },
  )
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    const boxes = [...(frame.current?.querySelectorAll<HTMLInputElement>('input:enabled') ?? [])]
    boxes[boxes.indexOf(event.currentTarget) + step]?.focus()
    event.preventDefault()
  }
  if (clientId === null) return <EmptyState title={t('order.choose_client')} isCompact />
  const columns: Column<OrderSummary>[] = [
    {
      id: 'pick',
      header: t('order.pick'),
      width: 64,
      cell: (order) => (
        <Checkbox
          className="ad-tick"
          aria-label={t('order.pick_one', { id: order.id })}
          checked={picked?.id === order.id}
          disabled={!canContinue(order)}
          onChange={(event) => onPick(event.currentTarget.checked ? order : null)}
          onKeyDown={onKeyDown}
        />
      ),
    },
    {
      id: 'date',
      header: t('order.date'),
      width: 150,
      least: 120,
      cell: (order) => <span className="ad-num">{shortInstant(order.created_at)}</span>,
    },
    {
      id: 'id',
      header: t('order.id'),
      role: 'main',
      width: 90,
      least: 70,
      cell: (order) => <span className="ad-num">{order.id}</span>,
    },
    {
      id: 'state',
      header: t('order.state'),
      width: 190,
      least: 120,
      cell: (order) => <StateTag state={order.state_id} />,
    },
    {
      id: 'subcategories',
      header: t('order.subcategories'),
      width: 180,
      least: 100,
      cell: (order) => <span className="ad-small">{order.subcategories.join(', ')}</span>,
    },
  ]
  return (
    <div className="ad-card ad-pick-table" ref={frame}>
      <DataTable
        caption={t('order.of_client')}
        columns={columns}
        rows={orders.rows}
        rowKey={(order) => order.id}
        error={orders.error}
        onRetry={orders.refresh}
        isRefreshing={orders.isRefreshing}
        isSelected={(order) => order.id === picked?.id}
        skeletonRows={3}
        empty={<EmptyState title={t('order.none_of_client')} isCompact />}
      />
    </div>
  )
}
