import { CASH_KINDS } from './cash-entries.ts'
import { declareReport } from './declare-report.ts'
import { DAY, STORE } from './dimensions.ts'
import { CASH_FIGURES } from './sources.ts'

const FLOW = ['in', 'out', 'balance'] as const

/**
 * Money that came in and went out, by day, by register or bank, by what it was and by store. What counts, and when, is
 * written in docs/decisions/0118-cash-flow.md.
 */
export const cashFlow = declareReport({
  name: 'cash_flow',
  path: '/cash-flow',
  title: 'menu.cash_flow',
  summary:
    'Confirmed money of a range of days (today by default): what came in, what went out and the difference, by day, register or bank, kind and store.',
  permission: 'read cash_flow',
  sources: [CASH_FIGURES],
  isTimed: true,
  measures: {
    in: { kind: 'pesos', label: 'reports.measure.money_in' },
    out: { kind: 'pesos', label: 'reports.measure.money_out', isNeutral: true },
    balance: { kind: 'pesos', label: 'reports.measure.money_balance', terms: { in: 1, out: -1 } },
  },
  dimensions: {
    day: { ...DAY, measures: FLOW },
    account: {
      label: 'reports.dimension.account',
      column: 'account',
      kind: 'key',
      isNamed: true,
      texts: 'cash.account.',
      namedAs: { 'expense-': 'cash.account.expense', 'deposit-': 'cash.account.deposit' },
      measures: FLOW,
      opensAsTable: true,
      isFilter: true,
    },
    kind: {
      label: 'reports.dimension.cash_kind',
      column: 'kind',
      kind: 'key',
      texts: 'cash.kind.',
      order: CASH_KINDS,
      measures: FLOW,
      opensAsTable: true,
    },
    store: {
      ...STORE,
      none: 'reports.no_store',
      hasNone: true,
      measures: FLOW,
      opensAsTable: true,
      isFilter: true,
    },
  },
  entries: { in: 'in', out: 'out', balance: 'all' },
})
