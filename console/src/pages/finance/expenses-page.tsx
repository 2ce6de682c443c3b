import { Plus } from '@blueprintjs/icons'
import type { Expense } from '@deportivo/contracts/finance/expenses'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { BudgetTab } from '../../features/expenses/budget/budget-tab.tsx'
import { DeleteExpense, RefuseExpense } from '../../features/expenses/closing-dialogs.tsx'
import { CorrectExpense } from '../../features/expenses/correct-expense.tsx'
import { ExpenseDialog } from '../../features/expenses/expense-dialog.tsx'
import { EXPENSE_LISTING } from '../../features/expenses/expense-list.tsx'
import { ExpenseTotals } from '../../features/expenses/expense-totals.tsx'
import { ExpenseView } from '../../features/expenses/expense-view.tsx'
import { RecurringTab } from '../../features/expenses/recurring/recurring-tab.tsx'
import { useExpenseAccess } from '../../features/expenses/use-expense-access.ts'
import { useExpenseChoices } from '../../features/expenses/use-expense-choices.ts'
import { useExpenseSteps } from '../../features/expenses/use-expense-steps.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { useListPosition } from '../../shared/list/query/use-list-position.ts'
import { useListScreen } from '../../shared/list/query/use-list-screen.ts'
import { ListScreen } from '../../shared/list/screen/list-screen.tsx'
import { useBeginsNew } from '../../shared/navigation/begins-new.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { useCan } from '../../shared/session/session.tsx'
import { ActionButton } from '../../shared/ui/controls/action-button.tsx'
import { Page } from '../../shared/ui/page/page.tsx'
import { PageTabs } from '../../shared/ui/page/page-tabs.tsx'

type Asked = { what: 'new' } | { what: 'open' | 'correct' | 'refuse' | 'delete'; expense: Expense } | null

interface AskedProps {
  asked: Asked
  onAsk: (asked: Asked) => void
}

function OpenedExpense({ expense, onAsk }: { expense: Expense } & Pick<AskedProps, 'onAsk'>) {
  const { isClosed, mayChange, mayCorrect } = useExpenseAccess()
  const close = () => onAsk(null)
  if (mayChange(expense)) return <ExpenseDialog expense={expense} onClose={close} />
  return (
    <ExpenseView
      expense={expense}
      isClosed={isClosed(expense)}
      onCorrect={mayCorrect(expense) ? () => onAsk({ what: 'correct', expense }) : null}
      onClose={close}
    />
  )
}

function AskedDialog({ asked, onAsk }: AskedProps) {
  const onClose = () => onAsk(null)
  if (asked === null) return null
  if (asked.what === 'new') return <ExpenseDialog expense={null} onClose={onClose} />
  const { expense } = asked
  if (asked.what === 'refuse') return <RefuseExpense expense={expense} onClose={onClose} />
  if (asked.what === 'delete') return <DeleteExpense expense={expense} onClose={onClose} />
  if (asked.what === 'correct') return <CorrectExpense expense={expense} onClose={onClose} />
  return <OpenedExpense expense={expense} onAsk={onAsk} />
}

/** The expenses themselves, with what they come to. */
function ExpensesTab({ asked, onAsk }: AskedProps) {
  const screen = useListScreen(EXPENSE_LISTING, useListPosition(EXPENSE_LISTING), {
    choices: useExpenseChoices(),
  })
  const steps = useExpenseSteps({
    onOpen: (expense) => onAsk({ what: 'open', expense }),
    onCorrect: (expense) => onAsk({ what: 'correct', expense }),
    onRefuse: (expense) => onAsk({ what: 'refuse', expense }),
    onDelete: (expense) => onAsk({ what: 'delete', expense }),
  })
  return (
    <>
      <ExpenseTotals reply={screen.rows.reply} />
      <ListScreen screen={screen} steps={steps} />
      <AskedDialog asked={asked} onAsk={onAsk} />
    </>
  )
}

const TABS = ['list', 'recurring', 'budget'] as const
type Tab = (typeof TABS)[number]

const addressOf = (tab: Tab) => (tab === 'list' ? paths.expenses : `${paths.expenses}?tab=${tab}`)

/** 'Gastos': what running the business costs, what is spent every month, and what may be. */
export function ExpensesPage() {
  const t = useTexts()
  const mayCreate = useCan('create expenses')
  const [params] = useSearchParams()
  const tab = TABS.find((one) => one === params.get('tab')) ?? 'list'
  const [chosen, setChosen] = useState<Asked>(null)
  const [beginsNew, dropNew] = useBeginsNew()
  const asked: Asked = chosen ?? (beginsNew && mayCreate ? { what: 'new' } : null)
  const setAsked = (next: Asked) => {
    setChosen(next)
    dropNew()
  }
  const tabs = TABS.map((one) => ({
    text: t(`expenses.tab_${one}`),
    to: addressOf(one),
    isCurrent: one === tab,
  }))
  return (
    <Page
      title={t('menu.expenses')}
      lead={t('expenses.lead')}
      actions={
        tab === 'list' && (
          <ActionButton
            intent="primary"
            icon={<Plus />}
            reason={mayCreate ? null : t('expenses.no_create')}
            onClick={() => setAsked({ what: 'new' })}
          >
            {t('expenses.new')}
          </ActionButton>
        )
      }
    >
      <PageTabs label={t('menu.expenses')} tabs={tabs} />
      {tab === 'list' && <ExpensesTab asked={asked} onAsk={setAsked} />}
      {tab === 'recurring' && <RecurringTab />}
      {tab === 'budget' && <BudgetTab />}
    </Page>
  )
}
