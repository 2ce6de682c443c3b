import type { EXPENSE_STATES } from '@deportivo/contracts/finance/expenses'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import './expenses.css'

/** What all expenses that match the filters come to, also those of other pages. */
export function ExpenseTotals({ reply }: { reply: object | undefined }) {
  const t = useTexts()
  const { money } = useFormats()
  const { totals } = (reply ?? {}) as { totals?: Record<(typeof EXPENSE_STATES)[number], number> }
  return (
    <dl className="ad-expense-totals" aria-label={t('expenses.totals')}>
      {(['approved', 'pending', 'refused'] as const).map((state) => (
        <div key={state} className="ad-expense-total">
          <dt>{t(`expenses.total_${state}`)}</dt>
          <dd className="ad-num">{totals ? money(totals[state]) : '…'}</dd>
        </div>
      ))}
    </dl>
  )
}
