import type { Expense } from '@deportivo/contracts/finance/expenses'
import { SettlementLink } from '../../entities/settlement/settlement-link.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import { Facts } from '../../shared/ui/display/facts.tsx'
import { ExpenseTag } from './expense-tag.tsx'

/** Who recorded an expense, whether it counts, and who decided that. */
export function ExpenseDecision({ expense }: { expense: Expense }) {
  const t = useTexts()
  const { instant, shortInstant } = useFormats()
  const { state, decided_by, decided_at, reason, settlement, created_by, created_at } = expense
  const { paid_from_drawer: drawer } = expense
  return (
    <Facts
      facts={[
        [t('expenses.state'), <ExpenseTag key="state" state={state} />],
        [t('expenses.by'), `${created_by} · ${instant(created_at)}`],
        ...(decided_by === null
          ? []
          : [
              [
                t('expenses.decided_by'),
                `${decided_by} · ${decided_at === null ? '' : instant(decided_at)}`,
              ] as const,
            ]),
        ...(reason === null ? [] : [[t('expenses.reason'), reason] as const]),
        ...(settlement === null
          ? []
          : [[t('expenses.settlement'), <SettlementLink key="of" settlement={settlement} />] as const]),
        ...(drawer === null
          ? []
          : [
              [
                t('expenses.petty_cash'),
                t('expenses.petty_cash_of', { register: drawer.cashier_name, at: shortInstant(drawer.at) }),
              ] as const,
            ]),
      ]}
    />
  )
}

const Numbers = ({ ids }: { ids: readonly number[] }) => (
  <bdi dir="ltr" className="ad-num">
    {ids.map((id) => `#${id}`).join(', ')}
  </bdi>
)

/** The expenses of later days that correct one. */
function Corrections({ expense: { corrections } }: { expense: Expense }) {
  const { shopDay, signed } = useFormats()
  return corrections.map(({ id, date, amount }) => (
    <div key={id} className="ad-num">
      <Numbers ids={[id]} /> · {shopDay(date)} · {signed(amount, 'money')}
    </div>
  ))
}

/** An expense for users who may not change it. */
export function ExpenseFacts({ expense }: { expense: Expense }) {
  const t = useTexts()
  const { money, shopDay } = useFormats()
  return (
    <Facts
      facts={[
        [t('expenses.date'), shopDay(expense.date)],
        [t('expenses.amount'), money(expense.amount)],
        [t('expenses.category'), expense.category_name],
        [t('expenses.situation'), expense.financial_situation_name],
        [t('expenses.payment'), expense.payment_name],
        [t('expenses.store'), expense.store_name],
        [t('expenses.note'), expense.note],
        ...(expense.corrects_id === null
          ? []
          : [[t('expenses.corrects'), <Numbers key="of" ids={[expense.corrects_id]} />] as const]),
        ...(expense.corrections.length === 0
          ? []
          : [[t('expenses.corrections'), <Corrections key="by" expense={expense} />] as const]),
      ]}
    />
  )
}
