import { Cross, Tick } from '@blueprintjs/icons'
import type { HistoryEntry } from '@deportivo/contracts/orders/history'
import type { Order } from '@deportivo/contracts/orders/order'
import { orderHistory } from '@deportivo/contracts/orders/orders'
import { presentStop, trackStops, type StateEntry, type TrackStop } from '@deportivo/lifecycle/order/tracks'
import { useMemo } from 'react'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { useFound } from '../../../shared/net/use-found.ts'
import './progress.css'

/** The changes of the state, oldest first. */
const stateEntries = (history: readonly HistoryEntry[]): StateEntry[] =>
  history.filter(({ from, to }) => from !== to).reverse()

const MARKS = { done: <Tick size={12} />, ended: <Cross size={12} />, present: null, ahead: null }

function Stop({ stop, isPresent }: { stop: TrackStop; isPresent: boolean }) {
  const t = useTexts()
  const { shortInstant } = useFormats()
  const { state, status, at } = stop
  return (
    <li className="ad-way__stop" data-status={status} aria-current={isPresent ? 'step' : undefined}>
      <span className="ad-way__mark" aria-hidden>
        {MARKS[status]}
      </span>
      <span className="ad-way__name">
        {t(`order.state.${state}`)}
        <span className="ad-hidden"> {t(`progress.status.${status}`)}</span>
      </span>
      {at !== null && (
        <time className="ad-way__at ad-num" dateTime={at}>
          {shortInstant(at)}
        </time>
      )}
    </li>
  )
}

/** The way of an order: what it came by and when, where it is, and what is to come. */
export function OrderProgress({ order }: { order: Order }) {
  const t = useTexts()
  const { data } = useFound(orderHistory, { params: { id: order.id } })
  const stops = useMemo(() => trackStops(order, data ? stateEntries(data) : null), [order, data])
  const present = presentStop(stops, order)
  const state = t(`order.state.${order.state_id}`)
  return (
    <section className="ad-way" aria-label={t('progress.title')}>
      <p className="ad-way__words ad-small">
        {t('progress.position', { position: present + 1, count: stops.length, state })}
      </p>
      <ol className="ad-way__stops">
        {stops.map((stop, index) => (
          <Stop key={`${index} ${stop.state}`} stop={stop} isPresent={index === present} />
        ))}
      </ol>
    </section>
  )
}
