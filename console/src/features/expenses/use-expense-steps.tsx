import { Cross, Edit, History, EyeOpen, Tick, Trash } from '@blueprintjs/icons'
import { EXPENSE_ROUTES, type Expense } from '@deportivo/contracts/finance/expenses'
import { useChange } from '../../shared/hooks/use-change.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { only, type RowStep } from '../../shared/list/steps/row-step.ts'
import { call } from '../../shared/net/call.ts'
import { revalidate } from '../../shared/net/use-found.ts'
import { useCan } from '../../shared/session/session.tsx'
import { useExpenseAccess } from './use-expense-access.ts'

/** One click, and a message. */
async function approveExpense({ id, version }: Pick<Expense, 'id' | 'version'>) {
  const reply = await call(EXPENSE_ROUTES.approve, { params: { id }, body: { version } })
  await revalidate(EXPENSE_ROUTES.list)
  return reply
}

/** What may be done with an expense: the decision first, where it waits for one. In a closed month it is only corrected. */
export function useExpenseSteps(act: {
  onOpen: (expense: Expense) => void
  onCorrect: (expense: Expense) => void
  onRefuse: (expense: Expense) => void
  onDelete: (expense: Expense) => void
}): (expense: Expense) => RowStep[] {
  const t = useTexts()
  const mayDelete = useCan('delete expenses')
  const mayApprove = useCan('approve expenses')
  const { isClosed, mayChange, mayCorrect } = useExpenseAccess()
  const approve = useChange(approveExpense)
  return (expense) => {
    const isDecided = !mayApprove || expense.state !== 'pending'
    return [
      ...only(!isDecided, {
        text: t('expenses.approve'),
        icon: <Tick />,
        isMain: true,
        onSelect: () => void approve.run(expense),
      }),
      {
        text: t(mayChange(expense) ? 'common.edit' : 'expenses.open'),
        icon: mayChange(expense) ? <Edit /> : <EyeOpen />,
        isMain: isDecided,
        onSelect: () => act.onOpen(expense),
      },
      ...only(mayCorrect(expense), {
        text: t('expenses.correct'),
        icon: <History />,
        onSelect: () => act.onCorrect(expense),
      }),
      ...only(!isDecided, {
        text: t('expenses.refuse'),
        icon: <Cross />,
        tone: 'danger',
        onSelect: () => act.onRefuse(expense),
      }),
      ...only(mayDelete && !isClosed(expense), {
        text: t('common.delete'),
        icon: <Trash />,
        tone: 'danger',
        onSelect: () => act.onDelete(expense),
      }),
    ]
  }
}
