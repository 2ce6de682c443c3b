import { BUDGET_ROUTES, type BudgetRow } from '@deportivo/contracts/finance/expense-budgets'
import { useState } from 'react'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { dayMeant, TODAY } from '../../../shared/list/query/today.ts'
import { useUrlState } from '../../../shared/navigation/url-state.ts'
import { useFound } from '../../../shared/net/use-found.ts'
import { useCan } from '../../../shared/session/session.tsx'
import { DensitySwitch } from '../../../shared/ui/controls/density-switch.tsx'
import { TargetCard, TargetsHead } from '../../../shared/ui/display/target-card.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../../shared/ui/status/states.tsx'
import { BudgetDialog } from './budget-dialog.tsx'

const MONTH = ['month'] as const

/** The used share of a budget, in per cent; null without one. */
const shareOf = ({ amount, used }: BudgetRow): number | null =>
  amount === null ? null : Math.round((100 * used) / amount)

function Situation({ row, onEdit }: { row: BudgetRow; onEdit: (() => void) | null }) {
  const t = useTexts()
  const { money } = useFormats()
  const { financial_situation_name: name, amount, used, waiting } = row
  const share = shareOf(row)
  return (
    <TargetCard
      name={name}
      sums={
        amount === null
          ? t('budget.used_without', { used: money(used) })
          : t('budget.used_of', { used: money(used), amount: money(amount) })
      }
      progress={
        share === null
          ? null
          : {
              share,
              words: t(share > 100 ? 'budget.share_over' : 'budget.share', { share }),
              isBad: share > 100,
            }
      }
      edit={onEdit && { text: t(amount === null ? 'budget.set' : 'common.edit'), onEdit }}
    >
      {waiting > 0 && <p className="ad-soft ad-small">{t('budget.waiting', { amount: money(waiting) })}</p>}
    </TargetCard>
  )
}

/** What may be spent in a month, by financial situation, and how much of it is. */
export function BudgetTab() {
  const t = useTexts()
  const mayUpdate = useCan('update expenses')
  const [state, setState] = useUrlState(MONTH)
  const month = state.month ?? dayMeant(TODAY).slice(0, 7)
  const [editing, setEditing] = useState<BudgetRow | null>(null)
  const { data, error, refresh } = useFound(BUDGET_ROUTES.get, { query: { month } }, { keepPrevious: true })
  return (
    <div className="ad-stack">
      <TargetsHead month={month} onMonth={(chosen) => setState({ month: chosen })}>
        <DensitySwitch />
      </TargetsHead>
      {error && data === undefined && <ErrorState error={error} onRetry={refresh} />}
      {!data && !error && <Skeleton height={160} />}
      {data?.rows.length === 0 && <EmptyState title={t('budget.none')} />}
      {data && (
        <ul className="ad-plain-list ad-targets">
          {data.rows.map((row) => (
            <Situation
              key={row.financial_situation_id}
              row={row}
              onEdit={mayUpdate ? () => setEditing(row) : null}
            />
          ))}
        </ul>
      )}
      {editing && <BudgetDialog month={month} row={editing} onClose={() => setEditing(null)} />}
    </div>
  )
}
