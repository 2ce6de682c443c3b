import { resultState } from '@deportivo/contracts/reports/result-state'
import { expect, it } from 'vitest'
import { expensesUrl } from './expenses-url.ts'

const range = { from: '2026-03-01', to: '2026-03-31' }

it('a figure of expenses leads to the approved ones of its days and its situation', () => {
  expect(expensesUrl(resultState, 'expenses', { ...range, columns: { financial_situation_id: 2 } })).toBe(
    '/expenses?from=2026-03-01&to=2026-03-31&state=approved&situation=2',
  )
})

it('leads nowhere rather than to expenses that the figure does not count', () => {
  expect(expensesUrl(resultState, 'sales', { ...range, columns: {} })).toBeNull()
  expect(expensesUrl(resultState, 'expenses', { ...range, columns: { seller_id: 12 } })).toBeNull()
})
