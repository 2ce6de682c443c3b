import { auditScreens } from './admin/audit.ts'
import { eventReaders } from './admin/event-readers.ts'
import { exampleDataScreens } from './admin/example-data-screens.ts'
import { exampleData } from './admin/example-data.ts'
import { notifications } from './admin/notifications.ts'
import { settingScreens } from './admin/setting-screens.ts'
import { settings } from './admin/settings.ts'
import { rebuilds } from './admin/rebuilds.ts'
import { stoppedEvents } from './admin/stopped-events.ts'
import { catalogueLists } from './catalogue/lists.ts'
import { publicPage } from './catalogue/public-page.ts'
import { catalogueRules } from './catalogue/rules.ts'
import { shareScreens } from './catalogue/share-screens.ts'
import { shareLinks } from './catalogue/share-links.ts'
import { clientMerges } from './clients/merges.ts'
import { clientAccountScreens } from './clients/account-screens.ts'
import { clientImportScreens } from './clients/import-screens.ts'
import { clientScreens } from './clients/screens.ts'
import { boardOrderScreens } from './dispatch/board-order.ts'
import { boardWorkScreens } from './dispatch/board-work.ts'
import { dispatchScreens } from './dispatch/screens.ts'
import { expenseLists } from './finance/expense-lists.ts'
import { expenseScreens } from './finance/expense-screens.ts'
import { recurringScreens } from './finance/recurring-screens.ts'
import { expenses } from './finance/expenses.ts'
import { moneyAccounts } from './finance/money-accounts.ts'
import { corrections } from './finance/corrections.ts'
import { settlementPayments } from './finance/settlement-payments.ts'
import { pettyCash } from './finance/petty-cash.ts'
import { monthCloseScreens } from './finance/month-close-screens.ts'
import { monthCloses } from './finance/month-closes.ts'
import { reconciliation } from './finance/reconciliation.ts'
import { reconciliationScreens } from './finance/reconciliation-screens.ts'
import { statementScreens } from './finance/statement-screens.ts'
import { cashierScreens } from './finance/cashier.ts'
import { orders } from './orders/orders.ts'
import { paymentScreens } from './orders/payments.ts'
import { moneyRefusals } from './orders/money-refusals.ts'
import { orderRefusals } from './orders/refusals.ts'
import { saleScreens } from './orders/sale.ts'
import { salePage } from './orders/sale-page.ts'
import { requests } from './orders/requests.ts'
import { counterScreens } from './orders/counter-screens.ts'
import { discounts } from './orders/discounts.ts'
import { alternativeScreens } from './orders/alternative-screens.ts'
import { moneyDueScreens } from './orders/money-due-screens.ts'
import { sellerAccountScreens } from './orders/seller-account-screens.ts'
import { settlements } from './orders/settlements.ts'
import { reservedScreens } from './orders/reserved-screens.ts'
import { orderScreens } from './orders/screens.ts'
import { orderSteps } from './orders/steps.ts'
import { auth } from './people/auth.ts'
import { grantScreens } from './people/grants.ts'
import { ownAccountScreens } from './people/own-account.ts'
import { permissions } from './people/permissions.ts'
import { peopleScreens } from './people/screens.ts'
import { users } from './people/users.ts'
import { barcodes } from './products/barcodes.ts'
import { countScreens } from './products/count-screens.ts'
import { counts } from './products/counts.ts'
import { productBrowsing } from './products/browsing.ts'
import { importScreens } from './products/import-screens.ts'
import { importPhotos } from './products/import-photos.ts'
import { importFiles } from './products/import-files.ts'
import { importShops } from './products/import-shops.ts'
import { productImports } from './products/imports.ts'
import { productKeeping } from './products/keeping.ts'
import { productScreens } from './products/screens.ts'
import { quarantineScreens } from './products/quarantine-screens.ts'
import { quarantine } from './products/quarantine.ts'
import { requestScreens } from './products/request-screens.ts'
import { buying } from './products/buying.ts'
import { deadStock } from './products/dead-stock.ts'
import { stockAlerts } from './products/stock-alerts.ts'
import { stockWhy } from './products/stock-why.ts'
import { transferScreens } from './products/transfer-screens.ts'
import { transfers } from './products/transfers.ts'
import { balanceScreens } from './reports/balance-screens.ts'
import { cartScreens } from './reports/cart-screens.ts'
import { cashScreens } from './reports/cash-screens.ts'
import { managerScreens } from './reports/manager-screens.ts'
import { geoScreens } from './reports/geo-screens.ts'
import { reports } from './reports/reports.ts'
import { reportScreens } from './reports/screens.ts'
import { goalScreens } from './reports/goal-screens.ts'
import { reportMailScreens } from './reports/mail-screens.ts'
import { outsideScreens } from './reports/outside-screens.ts'
import { resultScreens } from './reports/result-screens.ts'
import { stayScreens } from './reports/stay-screens.ts'
import { caseDecisions } from './returns/case-decisions.ts'
import { returnCases } from './returns/return-cases.ts'
import { returnList } from './returns/return-list.ts'
import { returnPage } from './returns/return-page.ts'
import { returnRequests } from './returns/return-requests.ts'
import { returnSteps } from './returns/return-steps.ts'
import { problems } from './server/problems.ts'
import { records } from './server/records.ts'
import { start } from './server/start.ts'
import { subjects } from './server/subjects.ts'
import { common } from './shell/common.ts'
import { camera } from './shell/camera.ts'
import { firstSteps } from './shell/first-steps.ts'
import { listExports } from './shell/list-exports.ts'
import { listScreens } from './shell/lists.ts'
import { menu } from './shell/menu.ts'
import { palettePageWords } from './shell/palette-page-words.ts'
import { paletteWords } from './shell/palette-words.ts'
import { pageNames } from './shell/page-names.ts'
import { shell } from './shell/shell.ts'
import { uploadScreens } from './shell/uploads.ts'
import { views } from './shell/views.ts'

/** Needed before the first page is loaded: while it loads, and when it cannot. */
export const FIRST_TEXTS = { ...common, ...menu, ...shell }

/** Of the login, the frame, the board and its orders, and all messages of the server. */
export const BOARD_TEXTS = {
  ...eventReaders,
  ...expenses,
  ...notifications,
  ...settings,
  ...clientAccountScreens,
  ...clientImportScreens,
  ...clientScreens,
  ...boardOrderScreens,
  ...boardWorkScreens,
  ...dispatchScreens,
  ...orders,
  ...paymentScreens,
  ...moneyRefusals,
  ...orderRefusals,
  ...saleScreens,
  ...orderScreens,
  ...orderSteps,
  ...auth,
  ...users,
  ...productScreens,
  ...problems,
  ...records,
  ...start,
  ...subjects,
  ...listExports,
  ...listScreens,
  ...pageNames,
  ...paletteWords,
  ...palettePageWords,
  ...uploadScreens,
  ...views,
}

/** Of the other pages, which are loaded later. */
export const PAGE_TEXTS = {
  ...auditScreens,
  ...exampleData,
  ...exampleDataScreens,
  ...settingScreens,
  ...rebuilds,
  ...stoppedEvents,
  ...catalogueLists,
  ...catalogueRules,
  ...clientMerges,
  ...shareLinks,
  ...shareScreens,
  ...publicPage,
  ...moneyAccounts,
  ...monthCloses,
  ...monthCloseScreens,
  ...reconciliation,
  ...reconciliationScreens,
  ...statementScreens,
  ...corrections,
  ...settlementPayments,
  ...pettyCash,
  ...cashierScreens,
  ...expenseLists,
  ...expenseScreens,
  ...recurringScreens,
  ...camera,
  ...firstSteps,
  ...ownAccountScreens,
  ...permissions,
  ...grantScreens,
  ...peopleScreens,
  ...counterScreens,
  ...reservedScreens,
  ...moneyDueScreens,
  ...settlements,
  ...sellerAccountScreens,
  ...alternativeScreens,
  ...discounts,
  ...salePage,
  ...barcodes,
  ...countScreens,
  ...counts,
  ...productBrowsing,
  ...importPhotos,
  ...importFiles,
  ...productImports,
  ...importShops,
  ...importScreens,
  ...productKeeping,
  ...reports,
  ...cartScreens,
  ...reportScreens,
  ...stayScreens,
  ...outsideScreens,
  ...resultScreens,
  ...goalScreens,
  ...reportMailScreens,
  ...managerScreens,
  ...geoScreens,
  ...balanceScreens,
  ...cashScreens,
  ...quarantine,
  ...caseDecisions,
  ...returnCases,
  ...returnList,
  ...returnPage,
  ...returnRequests,
  ...returnSteps,
  ...requests,
  ...requestScreens,
  ...quarantineScreens,
  ...stockAlerts,
  ...buying,
  ...deadStock,
  ...stockWhy,
  ...transferScreens,
  ...transfers,
}

export const TEXTS = { ...FIRST_TEXTS, ...BOARD_TEXTS, ...PAGE_TEXTS }

/** Key of a text. */
export type TextKey = keyof typeof TEXTS
