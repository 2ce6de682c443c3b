import type { Expense } from '@deportivo/contracts/finance/expenses'
import { isClosedDay, useMonthCloses } from '../../entities/month-close/use-month-closes.ts'
import { useCan } from '../../shared/session/session.tsx'

/** Whether an expense is changed, corrected, or neither. The server decides it again. */
export function useExpenseAccess() {
  const closedThrough = useMonthCloses().data?.closed_through
  const mayUpdate = useCan('update expenses')
  const mayCreate = useCan('create expenses')
  const isClosed = ({ date }: Expense) => isClosedDay(date, closedThrough)
  return {
    isClosed,
    mayChange: (expense: Expense) =>
      mayUpdate &&
      !isClosed(expense) &&
      expense.corrects_id === null &&
      // What corrects it is the difference to the amount that it has.
      expense.corrections.length === 0,
    mayCorrect: (expense: Expense) =>
      mayCreate && isClosed(expense) && expense.corrects_id === null && expense.state === 'approved',
  }
}
