import { moneyMigrations } from '@deportivo/money/migrations'
import { exportJob } from '@deportivo/platform/exports/export-job'
import type { Service } from '@deportivo/platform/service'
import { administrativeReportRoute } from './administrative/administrative-report.ts'
import { cartsReportRoute } from './carts/carts-report.ts'
import { cashierRoutes, listLocalsRoute } from './cashiers/list-cashiers.ts'
import {
  closeShiftRoute,
  getShiftRoute,
  openShiftOfRoute,
  openShiftRoute,
  recordDrawerEntryRoute,
  takeOverShiftRoute,
} from './cashiers/shifts.ts'
import { cashFlowReportRoute } from './cash-flow/cash-flow-report.ts'
import { listCashEntriesRoute } from './cash-flow/list-cash-entries.ts'
import { correctExpenseRoute } from './expenses/correct-expense.ts'
import { approveExpenseRoute, refuseExpenseRoute } from './expenses/decide-expense.ts'
import { attachToExpenseRoute } from './expenses/expense-files.ts'
import { getExpenseRoute, listExpensesRoute } from './expenses/list-expenses.ts'
import { listPettyCashRoute } from './expenses/petty-cash.ts'
import { changeExpenseRoute, createExpenseRoute, deleteExpenseRoute } from './expenses/save-expense.ts'
import { getBudgetRoute, setBudgetRoute } from './budgets/budget-routes.ts'
import { goalRoutes } from './goals/goal-routes.ts'
import { geoReportRoute, subcategoriesGeolocationRoute } from './geo/geo-reports.ts'
import { expenseListRoutes } from './lists/list-routes.ts'
import { financeMigrations } from './migrations.ts'
import { moneyAccountRoutes } from './money-accounts/account-routes.ts'
import { moneyTransferRoutes } from './money-accounts/transfer-routes.ts'
import { monthCloseRoutes } from './month-closes/close-month.ts'
import { makeRecurringExpenses } from './recurring/make-due.ts'
import { managerReportRoute } from './manager/manager-report.ts'
import { listOutsideRoute } from './money-outside/list-outside.ts'
import { moneyOutsideReportRoute } from './money-outside/money-outside-report.ts'
import { netSalesReportRoute } from './net-sales/net-sales-report.ts'
import { listStaysRoute } from './operational/list-stays.ts'
import { operationalReportRoute } from './operational/operational-report.ts'
import { orderSummaryReportRoute } from './order-summary/order-summary-report.ts'
import { reconciliationRoutes } from './reconciliation/reconciliation-routes.ts'
import { recurringRoutes } from './recurring/recurring-routes.ts'
import { reportMailRoutes } from './report-mails/report-mail-routes.ts'
import { sendReportMails } from './report-mails/send-due-mails.ts'
import { listResultEntriesRoute } from './result-state/list-result-entries.ts'
import { resultStateReportRoute } from './result-state/result-state-report.ts'
import { returnReasonsReportRoute } from './return-reasons/return-reasons-report.ts'
import {
  removeOldStatementImports,
  statementImportJob,
  statementImportRoutes,
} from './statements/statement-imports.ts'

const REPORTS = [
  administrativeReportRoute,
  operationalReportRoute,
  managerReportRoute,
  geoReportRoute,
  subcategoriesGeolocationRoute,
  cashFlowReportRoute,
  orderSummaryReportRoute,
  cartsReportRoute,
  returnReasonsReportRoute,
  netSalesReportRoute,
  moneyOutsideReportRoute,
  resultStateReportRoute,
]

/** Cash registers, expenses, and reports: every figure of these is read from the projector's tables. */
export const finance: Service = {
  name: 'finance',
  routes: [
    ...REPORTS,
    listStaysRoute,
    listResultEntriesRoute,
    listPettyCashRoute,
    listCashEntriesRoute,
    listOutsideRoute,
    ...expenseListRoutes,
    listExpensesRoute,
    getExpenseRoute,
    createExpenseRoute,
    changeExpenseRoute,
    correctExpenseRoute,
    deleteExpenseRoute,
    approveExpenseRoute,
    refuseExpenseRoute,
    attachToExpenseRoute,
    ...recurringRoutes,
    getBudgetRoute,
    setBudgetRoute,
    ...moneyAccountRoutes,
    ...moneyTransferRoutes,
    ...monthCloseRoutes,
    ...goalRoutes,
    ...cashierRoutes,
    listLocalsRoute,
    openShiftOfRoute,
    openShiftRoute,
    closeShiftRoute,
    getShiftRoute,
    takeOverShiftRoute,
    recordDrawerEntryRoute,
    ...reportMailRoutes,
    ...statementImportRoutes,
    ...reconciliationRoutes,
  ],
  jobs: [statementImportJob, exportJob('finance', [listExpensesRoute])],
  recurring: [makeRecurringExpenses, removeOldStatementImports, sendReportMails(REPORTS)],
  migrations: [moneyMigrations, financeMigrations],
}
