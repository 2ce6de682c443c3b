import { EXPENSE_ROUTES } from '@deportivo/contracts/finance/expenses'
import { BUDGET_ROUTES } from '@deportivo/contracts/finance/expense-budgets'
import { RECURRING_ROUTES } from '@deportivo/contracts/finance/recurring-expenses'
import { Strict } from '@deportivo/contracts/route'
import { formOf } from '../../shared/form/contract-form.ts'

export const EXPENSE_FORM = formOf(EXPENSE_ROUTES.create.body)

export const REFUSAL_FORM = formOf(EXPENSE_ROUTES.refuse.body)

export const CORRECTION_FORM = formOf(EXPENSE_ROUTES.correct.body)

export const RECURRING_FORM = formOf(RECURRING_ROUTES.create.body)

// The month and the situation are known: only the amount is entered.
export const BUDGET_FORM = formOf(Strict({ amount: BUDGET_ROUTES.set.body.properties.amount }))
