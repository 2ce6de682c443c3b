import { orderHistory } from '@deportivo/contracts/orders/orders'
import { useEffect } from 'react'
import { useTexts } from '../../../shared/language/texts.tsx'
import { Arrow } from '../../../shared/ui/arrow.tsx'
import { ErrorState, Skeleton } from '../../../shared/ui/states.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { useFound } from '../../../shared/net/use-found.ts'
import './history.css'

/** Every step of an order, newest first. `version` tells when to ask again. */
export function OrderHistory({ orderId, version }: { orderId: number; version: number }) {
  const t = useTexts()
  const { shortInstant } = useFormats()
  const { data, error, refresh } = useFound(orderHistory, { params: { id: orderId } })
  useEffect(refresh, [refresh, version])
  if (error && !data)
    return <ErrorState error={error} titleKey="sale.history_failed" onRetry={refresh} isCompact />
  if (!data) return <Skeleton height={72} />
  if (data.length === 0) return <p className="ad-soft">{t('sale.history_none')}</p>
  const newestFirst = [...data].sort((a, b) => b.id - a.id)
  return (
    <ol className="ad-history">
      {newestFirst.map((entry) => (
        <li key={entry.id} className="ad-history__entry">
          <time className="ad-soft ad-small ad-num" dateTime={entry.at}>
            {shortInstant(entry.at)}
          </time>
          <div>
            <strong>{entry.step_name}</strong>
            <span className="ad-soft">
              {' · '}
              <bdi>{entry.by}</bdi>
            </span>
            {entry.from !== null && entry.from !== entry.to && (
              <span className="ad-table__sub">
                {t(`order.state.${entry.from}`)}
                <Arrow />
                {t(`order.state.${entry.to}`)}
              </span>
            )}
            {entry.note && (
              <p className="ad-history__note">
                <bdi>{entry.note}</bdi>
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
