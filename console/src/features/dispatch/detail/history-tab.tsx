import type { Order } from '@deportivo/contracts/orders/order'
import { orderHistory } from '@deportivo/contracts/orders/orders'
import { useEffect } from 'react'
import { useTexts } from '../../../shared/language/texts.tsx'
import { Arrow } from '../../../shared/ui/arrow.tsx'
import { ErrorState, Skeleton } from '../../../shared/ui/states.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { useFound } from '../../../shared/net/use-found.ts'

/** Who did what with the order, newest first. */
export function HistoryTab({ order }: { order: Order }) {
  const t = useTexts()
  const { instant } = useFormats()
  const { data, error, refresh } = useFound(orderHistory, { params: { id: order.id } })
  useEffect(() => refresh(), [order.version, refresh])
  if (error && !data) return <ErrorState error={error} onRetry={refresh} isCompact />
  if (!data) return <Skeleton height={160} />
  const newestFirst = [...data].sort((a, b) => b.id - a.id)
  return (
    <ol className="ad-history">
      {newestFirst.map((entry) => (
        <li key={entry.id}>
          <p>
            <strong>{entry.step_name}</strong>
            {entry.from !== entry.to && (
              <span className="ad-soft">
                <Arrow />
                {t(`order.state.${entry.to}`)}
              </span>
            )}
          </p>
          {entry.note && (
            <p className="ad-history__note">
              <bdi>{entry.note}</bdi>
            </p>
          )}
          <p className="ad-soft ad-small">
            <bdi>{entry.by}</bdi> · <time dateTime={entry.at}>{instant(entry.at)}</time>
          </p>
        </li>
      ))}
    </ol>
  )
}
