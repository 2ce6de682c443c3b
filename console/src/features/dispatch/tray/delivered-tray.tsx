import { Button } from '@blueprintjs/core'
import { listDelivered, type DeliveredOrder } from '@deportivo/contracts/dispatch/board'
import type { Order } from '@deportivo/contracts/orders/order'
import { useState } from 'react'
import { ReverseDialog } from '../../../entities/order/history/reverse-dialog.tsx'
import { StateTag } from '../../../entities/order/state-tag.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { ActionButton } from '../../../shared/ui/controls/action-button.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../../shared/ui/status/states.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { useFound } from '../../../shared/net/use-found.ts'
import { useBoardTools } from '../tools/board-tools.ts'
import { useAfterDeliveries } from './use-after-deliveries.ts'
import { useAfterReturns } from './use-after-returns.ts'
import { useStillUndoable } from '../../../shared/hooks/use-still-undoable.ts'
import './delivered-tray.css'

export type UndoDelivery = (order: { id: number; version: number }) => Promise<void>

interface RowProps {
  order: DeliveredOrder
  onUndo: UndoDelivery
  onReverse: (order: DeliveredOrder) => void
}

/** Undone at once by its author for a moment; later with a reason, by those who may. */
function UndoButton({ order, onUndo, onReverse }: RowProps) {
  const t = useTexts()
  const isUndoable = useStillUndoable(order.undo_until)
  if (isUndoable)
    return (
      <Button size="small" onClick={() => void onUndo(order)} aria-label={t('tray.undo', { id: order.id })}>
        {t('common.undo')}
      </Button>
    )
  if (!order.can_reverse && order.reverse_refused === null) return null
  return (
    <ActionButton
      size="small"
      reason={order.reverse_refused}
      onClick={() => onReverse(order)}
      aria-label={t('tray.reverse', { id: order.id })}
    >
      {t('order.reverse')}
    </ActionButton>
  )
}

function DeliveredRow(props: RowProps) {
  const { order } = props
  const t = useTexts()
  const { money, time } = useFormats()
  const { open } = useBoardTools()
  const to = order.receiver_name && t('tray.received_by', { name: order.receiver_name })
  return (
    <li className="ad-tray__row">
      <span className="ad-num ad-soft">{time(order.delivered_at)}</span>
      <span className="ad-tray__who">
        <button type="button" className="ad-link ad-truncate" onClick={() => open(order.id)}>
          <span className="ad-num">#{order.id}</span> <bdi>{order.client_name}</bdi>
        </button>
        <span className="ad-soft ad-small ad-truncate">
          {[t('tray.delivered_by', { name: order.delivered_by }), order.city_name, to]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className="ad-num ad-tray__money">{money(order.total_value)}</span>
      <StateTag state={order.state_id} />
      <UndoButton {...props} />
    </li>
  )
}

/** Today's deliveries: receiver, time and user, and how each is undone or reversed. */
export function DeliveredTray({
  id,
  onUndo,
  onReversed,
}: {
  id: string
  onUndo: UndoDelivery
  onReversed: (order: Order, before: DeliveredOrder) => void
}) {
  const t = useTexts()
  const [reversed, setReversed] = useState<DeliveredOrder | null>(null)
  const { data, error, refresh } = useFound(listDelivered, {})
  useAfterDeliveries(useBoardTools().board, refresh)
  useAfterReturns(data, refresh)
  const undo: UndoDelivery = async (order) => {
    await onUndo(order)
    refresh()
  }
  return (
    <section id={id} className="ad-tray ad-card" aria-label={t('tray.title')}>
      {error && !data && <ErrorState error={error} onRetry={refresh} isCompact />}
      {!error && !data && <Skeleton height={44} />}
      {data?.length === 0 && <EmptyState title={t('tray.none')} isCompact />}
      {data && data.length > 0 && (
        <ul>
          {data.map((order) => (
            <DeliveredRow key={order.id} order={order} onUndo={undo} onReverse={setReversed} />
          ))}
        </ul>
      )}
      {reversed && (
        <ReverseDialog
          order={reversed}
          entry={{ step_name: t(`order.state.${reversed.state_id}`) }}
          onChanged={(order) => {
            onReversed(order, reversed)
            refresh()
          }}
          onClose={() => setReversed(null)}
        />
      )}
    </section>
  )
}
