import type { SellerGoal, SellerGoals } from '@deportivo/contracts/sellers/goals'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import { TargetCard } from '../../shared/ui/display/target-card.tsx'
import { elapsedShare, progressOf } from './goal-progress.ts'

/** How much of the month has begun: what each bar is read against. */
export function Elapsed({ goals }: { goals: SellerGoals }) {
  const t = useTexts()
  const { elapsed, days } = goals
  return <p className="ad-soft ad-num">{t('goals.elapsed', { elapsed, days, share: elapsedShare(goals) })}</p>
}

function Card({
  goals,
  row,
  onEdit,
}: {
  goals: SellerGoals
  row: SellerGoal
  onEdit: ((row: SellerGoal) => void) | undefined
}) {
  const t = useTexts()
  const { money } = useFormats()
  const { seller_name, amount, net } = row
  const progress = progressOf(row, goals)
  return (
    <TargetCard
      name={seller_name}
      sums={
        amount === null
          ? t('goals.net_without', { net: money(net) })
          : t('goals.net_of', { net: money(net), amount: money(amount) })
      }
      progress={
        progress && {
          share: progress.share,
          words: t(`goals.${progress.state}`, { share: progress.share }),
          isBad: progress.state === 'behind',
        }
      }
      edit={
        onEdit && row.may_set
          ? { text: t(amount === null ? 'goals.set' : 'common.edit'), onEdit: () => onEdit(row) }
          : null
      }
    >
      {progress === null && <p className="ad-soft">{t('goals.unset')}</p>}
    </TargetCard>
  )
}

/** The sellers of a month, each with the goal and what was sold of it. */
export function GoalCards({ goals, onEdit }: { goals: SellerGoals; onEdit?: (row: SellerGoal) => void }) {
  return (
    <ul className="ad-plain-list ad-targets">
      {goals.rows.map((row) => (
        <Card key={row.seller_id} goals={goals} row={row} onEdit={onEdit} />
      ))}
    </ul>
  )
}
