import type { DeclaredReport } from './declare-report.ts'

type ReportPage = Pick<DeclaredReport, 'name' | 'title' | 'permission'>

/** What the menu needs of each report; the rest of its declaration is loaded with its page. */
// One row a report.
// prettier-ignore
export const REPORT_PAGES: readonly ReportPage[] = [
  { name: 'administrative', title: 'menu.administrative', permission: 'read administrative' },
  { name: 'operational', title: 'menu.operational', permission: 'read operational' },
  { name: 'manager', title: 'menu.manager', permission: 'read manager' },
  { name: 'geo', title: 'menu.geo', permission: 'read_geo' },
  { name: 'cash_flow', title: 'menu.cash_flow', permission: 'read cash_flow' },
  { name: 'order-summary', title: 'menu.order_summary', permission: 'read cash_flow' },
  { name: 'carts', title: 'menu.carts', permission: 'read administrative' },
  { name: 'return-reasons', title: 'menu.returns_report', permission: 'read administrative' },
  { name: 'net-sales', title: 'menu.net_sales', permission: 'read administrative' },
  { name: 'money-outside', title: 'menu.money_outside', permission: 'read administrative' },
  { name: 'result_state', title: 'menu.result_state', permission: 'read result_state' },
]
