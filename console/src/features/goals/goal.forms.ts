import { Strict } from '@deportivo/contracts/route'
import { GOAL_ROUTES } from '@deportivo/contracts/sellers/goals'
import { formOf } from '../../shared/form/contract-form.ts'

// The month and the seller are known: only the amount is entered.
export const GOAL_FORM = formOf(Strict({ amount: GOAL_ROUTES.set.body.properties.amount }))
