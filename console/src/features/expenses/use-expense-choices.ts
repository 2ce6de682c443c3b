import { listStores } from '@deportivo/contracts/catalogue/lists'
import {
  expenseCategories,
  expensePayments,
  financialSituations,
} from '@deportivo/contracts/catalogue/expense-lists'
import { EXPENSE_STATES } from '@deportivo/contracts/finance/expenses'
import { LOOKUP_ROWS } from '@deportivo/contracts/list-route'
import { useMemo } from 'react'
import { useTexts } from '../../shared/language/texts.tsx'
import type { Choices } from '../../shared/list/query/use-list-screen.ts'
import { useList } from '../../shared/net/use-list.ts'
import { optionsOf } from '../../shared/ui/controls/filter-select.tsx'

const ALL = { query: { top: LOOKUP_ROWS } }
const CACHED = { isCached: true }

/** The lists that an expense chooses from; undefined while they are on their way. */
export const useExpenseLists = () => ({
  category: useList(expenseCategories.list, ALL, CACHED).rows,
  situation: useList(financialSituations.list, ALL, CACHED).rows,
  payment: useList(expensePayments.list, ALL, CACHED).rows,
  store: useList(listStores, ALL, CACHED).rows,
})

/** What expenses are narrowed to, by name. */
export function useExpenseChoices(): Choices {
  const t = useTexts()
  const { category, situation, payment, store } = useExpenseLists()
  return useMemo(
    () => ({
      category: optionsOf(category),
      situation: optionsOf(situation),
      payment: optionsOf(payment),
      store: optionsOf(store),
      state: EXPENSE_STATES.map((state) => ({ value: state, label: t(`expense.state.${state}`) })),
    }),
    [t, category, situation, payment, store],
  )
}
