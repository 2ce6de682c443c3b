import type { OrderSummary } from '@deportivo/contracts/orders/order'
import { presentStop, trackStops } from '@deportivo/lifecycle/order/tracks'
import { useTexts } from '../../../shared/language/texts.tsx'
import './progress.css'

/** How far an order is, in a row of a list; nothing for one that left its track, of which a list has no history. */
export function SmallProgress({ order }: { order: OrderSummary }) {
  const t = useTexts()
  const stops = trackStops(order, null)
  if (stops.length === 1) return null
  const position = presentStop(stops, order) + 1
  const state = t(`order.state.${order.state_id}`)
  return (
    <span
      className="ad-way-small"
      role="img"
      aria-label={t('progress.position', { position, count: stops.length, state })}
    >
      {stops.map((stop, index) => (
        <span key={index} className="ad-way-small__part" data-status={stop.status} />
      ))}
    </span>
  )
}
