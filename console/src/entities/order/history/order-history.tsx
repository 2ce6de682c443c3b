import { Button } from '@blueprintjs/core'
import type { Order } from '@deportivo/contracts/orders/order'
import { MOST_HISTORY, type HistoryEntry } from '@deportivo/contracts/orders/history'
import { orderHistory } from '@deportivo/contracts/orders/orders'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { useFound } from '../../../shared/net/use-found.ts'
import { ActionButton } from '../../../shared/ui/controls/action-button.tsx'
import { Dots } from '../../../shared/ui/display/dots.tsx'
import { Arrow } from '../../../shared/ui/display/arrow.tsx'
import { ErrorState, Skeleton } from '../../../shared/ui/status/states.tsx'
import { paymentWords } from '../payment-words.ts'
import { ReverseDialog } from './reverse-dialog.tsx'
import './history.css'

interface Props {
  order: Order
  onChanged: (order: Order) => void
}

/** A payment that the entry is about: what it is, how much, and how it was paid. */
function EntryMoney({ payment }: { payment: HistoryEntry['money'][number] }) {
  const t = useTexts()
  const { money } = useFormats()
  const { kind, method } = paymentWords(payment, t)
  return (
    <span className="ad-table__sub">
      <Dots>
        <>
          {kind} <span className="ad-num">{money(payment.amount)}</span>
        </>
        {method}
      </Dots>
    </span>
  )
}

function Entry({ entry, onReverse }: { entry: HistoryEntry; onReverse: () => void }) {
  const t = useTexts()
  const { shortInstant } = useFormats()
  return (
    <li className="ad-history__entry">
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
        {entry.money.map((payment, index) => (
          <EntryMoney key={index} payment={payment} />
        ))}
        {entry.note && (
          <p className="ad-history__note">
            <bdi>{entry.note}</bdi>
          </p>
        )}
        {(entry.can_reverse || entry.reverse_refused !== null) && (
          <ActionButton
            className="ad-history__reverse"
            size="small"
            onClick={onReverse}
            reason={entry.reverse_refused}
          >
            {t('order.reverse')}
          </ActionButton>
        )}
      </div>
    </li>
  )
}

/** To the pages before and after, where an order has more steps than one page. */
function Pages({
  page,
  hasMore,
  onTurn,
}: {
  page: number
  hasMore: boolean
  onTurn: (page: number) => void
}) {
  const t = useTexts()
  if (page === 1 && !hasMore) return null
  return (
    <div className="ad-row ad-row--wrap">
      {page > 1 && <Button onClick={() => onTurn(page - 1)}>{t('sale.history_later')}</Button>}
      {hasMore && <Button onClick={() => onTurn(page + 1)}>{t('sale.history_earlier')}</Button>}
    </div>
  )
}

/** The steps of an order, newest first. The newest may be reversed by those the server allows to. */
export function OrderHistory({ order, onChanged }: Props) {
  const t = useTexts()
  const [page, setPage] = useState(1)
  const { data, error, refresh } = useFound(
    orderHistory,
    // Without a number the first page is the same query as that of the order's progress.
    { params: { id: order.id }, query: page === 1 ? {} : { page } },
    { keepPrevious: true },
  )
  const [reversed, setReversed] = useState<HistoryEntry | null>(null)
  const shown = useRef(order.version)
  useEffect(() => {
    if (shown.current === order.version) return
    shown.current = order.version
    refresh()
  }, [refresh, order.version])
  if (error && !data)
    return <ErrorState error={error} titleKey="sale.history_failed" onRetry={refresh} isCompact />
  if (!data) return <Skeleton height={72} />
  if (data.length === 0 && page === 1) return <p className="ad-soft">{t('sale.history_none')}</p>
  return (
    <>
      <ol className="ad-history">
        {data.map((entry) => (
          <Entry key={entry.id} entry={entry} onReverse={() => setReversed(entry)} />
        ))}
      </ol>
      <Pages page={page} hasMore={data.length === MOST_HISTORY} onTurn={setPage} />
      {reversed && (
        <ReverseDialog
          order={order}
          entry={reversed}
          onChanged={onChanged}
          onClose={() => setReversed(null)}
        />
      )}
    </>
  )
}
