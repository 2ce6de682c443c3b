import { Button } from '@blueprintjs/core'
import { EXPENSE_ROUTES, type Expense } from '@deportivo/contracts/finance/expenses'
import type { Settlement } from '@deportivo/contracts/sellers/settlements'
import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { useList } from '../../shared/net/use-list.ts'
import { useCan } from '../../shared/session/session.tsx'
import { ErrorState, Skeleton } from '../../shared/ui/status/states.tsx'
import { ExpenseDialog } from './expense-dialog.tsx'
import { ExpenseTag } from './expense-tag.tsx'

/** An expense that pays it; once it counts, with the entry of the cash flow. */
function Payment({ expense: { id, date, amount, state, payment_name } }: { expense: Expense }) {
  const t = useTexts()
  const { money, shopDay } = useFormats()
  const isLinked = useCan('read cash_flow') && state === 'approved'
  const name = t('settlement_payments.expense', { id })
  return (
    <li className="ad-row">
      {isLinked ? <Link to={paths.cashExpenses(date)}>{name}</Link> : <span>{name}</span>}
      <span className="ad-num">{shopDay(date)}</span>
      <bdi>{payment_name}</bdi>
      <strong className="ad-num">{money(amount)}</strong>
      <ExpenseTag state={state} />
    </li>
  )
}

/** Records what is left to pay, for users who may. */
function RecordPayment({ settlement, left }: { settlement: Settlement; left: number }) {
  const t = useTexts()
  const [isRecording, setRecording] = useState(false)
  const { id, number, seller_name } = settlement
  const starting = {
    amount: left,
    settlement_id: id,
    note: t('expenses.settlement_of', { number, name: seller_name }),
  }
  return (
    <>
      <Button onClick={() => setRecording(true)}>{t('settlement_payments.record')}</Button>
      {isRecording && (
        <ExpenseDialog expense={null} starting={starting} onClose={() => setRecording(false)} />
      )}
    </>
  )
}

/** The expenses that pay a settlement, and how much of it they pay. */
export function SettlementPayments({ settlement }: { settlement: Settlement }) {
  const t = useTexts()
  const { money } = useFormats()
  const mayRecord = useCan('create expenses')
  const { id, commission } = settlement
  const input = useMemo(() => ({ query: { filter: `settlement_id:${id}`, top: 200 } }), [id])
  const { rows, error, refresh } = useList(EXPENSE_ROUTES.list, input)
  if (!rows)
    return error ? <ErrorState error={error} onRetry={refresh} isCompact /> : <Skeleton height={48} />
  const sum = (of: readonly Expense[]) => of.reduce((paid, { amount }) => paid + amount, 0)
  const left = commission - sum(rows.filter(({ state }) => state !== 'refused'))
  const paid = money(sum(rows.filter(({ state }) => state === 'approved')))
  return (
    <section className="ad-stack">
      <h3>{t('settlement_payments.title')}</h3>
      <p className="ad-num">{t('settlement_payments.paid', { paid, commission: money(commission) })}</p>
      {rows.length > 0 && (
        <ul className="ad-plain-list">
          {rows.map((expense) => (
            <Payment key={expense.id} expense={expense} />
          ))}
        </ul>
      )}
      {mayRecord && left > 0 && (
        <div className="ad-row">
          <RecordPayment settlement={settlement} left={left} />
        </div>
      )}
    </section>
  )
}
