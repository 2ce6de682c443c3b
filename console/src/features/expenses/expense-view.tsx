import type { Expense } from '@deportivo/contracts/finance/expenses'
import { Button } from '@blueprintjs/core'
import { Lock } from '@blueprintjs/icons'
import { useTexts } from '../../shared/language/texts.tsx'
import { AppDialog } from '../../shared/ui/dialog/app-dialog.tsx'
import { ExpenseDecision, ExpenseFacts } from './expense-facts.tsx'
import { ExpenseFiles } from './expense-files.tsx'

interface ViewProps {
  expense: Expense
  isClosed: boolean
  /** Null: the user may not, or there is nothing to correct. */
  onCorrect: (() => void) | null
  onClose: () => void
}

/** An expense with its files that is not changed: by this user, or by none. */
export function ExpenseView({ expense, isClosed, onCorrect, onClose }: ViewProps) {
  const t = useTexts()
  return (
    <AppDialog
      title={t('expenses.edit', { id: expense.id })}
      width={480}
      shape="side"
      onClose={onClose}
      footer={
        <>
          {onCorrect && (
            <Button intent="primary" onClick={onCorrect}>
              {t('expenses.correct')}
            </Button>
          )}
          <Button onClick={onClose}>{t('common.close')}</Button>
        </>
      }
    >
      <div className="ad-stack">
        {isClosed && (
          <p className="ad-row">
            <Lock /> {t('expenses.month_closed')}
          </p>
        )}
        <ExpenseDecision expense={expense} />
        <ExpenseFacts expense={expense} />
        <ExpenseFiles id={expense.id} />
      </div>
    </AppDialog>
  )
}
