import type { MonthPreview } from '@deportivo/contracts/finance/month-closes'
import { listUnconfirmedPayments } from '@deportivo/contracts/orders/payments'
import { Link } from 'react-router-dom'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { paths, PATTERNS } from '../../../shared/navigation/paths.ts'
import { useList } from '../../../shared/net/use-list.ts'
import { useCan } from '../../../shared/session/session.tsx'
import { Facts } from '../../../shared/ui/display/facts.tsx'

interface Counted {
  count: number
  amount: number
}

/** How many there are and what they come to. */
function useCounted() {
  const { count, money } = useFormats()
  return (sum: Counted) => `${count(sum.count)} · ${money(sum.amount)}`
}

function Waiting({ preview: { expenses, to } }: { preview: MonthPreview }) {
  const t = useTexts()
  const counted = useCounted()
  const mayRead = useCan('read expenses')
  const text = t('month_close.decide_first')
  return (
    <>
      <span className="ad-num">{counted(expenses)}</span>
      <span className="ad-table__sub">
        {mayRead ? <Link to={`${paths.expenses}?state=pending&to=${to}`}>{text}</Link> : text}
      </span>
    </>
  )
}

/** How many of them the user has in the list, which leaves out what is of orders of others. */
function SeenPayments({ preview: { payments, to } }: { preview: MonthPreview }) {
  const t = useTexts()
  const { paging } = useList(listUnconfirmedPayments, { query: { top: 1, filter: `to:${to}` } })
  if (!paging) return null
  const unseen = payments.count - paging.total
  return (
    <>
      <span className="ad-table__sub">
        <Link to={`${PATTERNS.unconfirmedPayments}?to=${to}`}>
          {t('month_close.payments_seen', { count: paging.total })}
        </Link>
      </span>
      {unseen > 0 && (
        <span className="ad-table__sub">{t('month_close.payments_unseen', { count: unseen })}</span>
      )}
    </>
  )
}

function Payments({ preview }: { preview: MonthPreview }) {
  const t = useTexts()
  const counted = useCounted()
  const [readsSales, readsSellers] = [useCan('read sales'), useCan('read seller order')]
  return (
    <>
      <span className="ad-num">{counted(preview.payments)}</span>
      {(readsSales || readsSellers) && <SeenPayments preview={preview} />}
      <span className="ad-table__sub">{t('month_close.payments_count')}</span>
    </>
  )
}

function Shifts({ preview: { shifts } }: { preview: MonthPreview }) {
  const t = useTexts()
  const { instant } = useFormats()
  return (
    <>
      {shifts.map(({ id, cashier_name, opened_by, opened_at }) => (
        <div key={id}>
          <bdi>{cashier_name}</bdi> · <bdi>{opened_by}</bdi> ·{' '}
          <span className="ad-num">{instant(opened_at)}</span>
        </div>
      ))}
      <span className="ad-table__sub">{t('month_close.shifts_count')}</span>
    </>
  )
}

function Unmatched({ preview: { unmatched, to } }: { preview: MonthPreview }) {
  const t = useTexts()
  const { count } = useFormats()
  return unmatched.map(({ id, name, lines, entries }) => (
    <div key={id}>
      <Link to={paths.reconciliation(id, to)}>
        {t('month_close.statement', { name, lines: count(lines.count), entries: count(entries.count) })}
      </Link>
    </div>
  ))
}

/** What waits in a month, and what every account has at its end. */
export function MonthPreviewFacts({ preview }: { preview: MonthPreview }) {
  const t = useTexts()
  const { money, shopDay } = useFormats()
  const { expenses, payments, shifts, accounts, unmatched, to } = preview
  const nothing = <span className="ad-soft">{t('month_close.nothing')}</span>
  const held = accounts.flatMap(({ id, name, closing }) => (closing === null ? [] : [{ id, name, closing }]))
  return (
    <>
      <h3>{t('month_close.unfinished')}</h3>
      <Facts
        facts={[
          [t('month_close.expenses'), expenses.count === 0 ? nothing : <Waiting key="w" preview={preview} />],
          [
            t('month_close.payments'),
            payments.count === 0 ? nothing : <Payments key="p" preview={preview} />,
          ],
          [t('month_close.shifts'), shifts.length === 0 ? nothing : <Shifts key="s" preview={preview} />],
          [
            t('month_close.statements'),
            unmatched.length === 0 ? nothing : <Unmatched key="u" preview={preview} />,
          ],
        ]}
      />
      <h3>{t('month_close.balances', { day: shopDay(to) })}</h3>
      {held.length === 0 ? (
        <p className="ad-soft">{t('month_close.no_accounts')}</p>
      ) : (
        <Facts
          facts={held.map(({ id, name, closing }) => [
            name,
            <span key={id} className="ad-num">
              {money(closing)}
            </span>,
          ])}
        />
      )}
    </>
  )
}
