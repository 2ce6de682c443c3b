import { auditScreens } from './admin/audit.ts'
import { eventReaders } from './admin/event-readers.ts'
import { exampleDataScreens } from './admin/example-data-screens.ts'
import { exampleData } from './admin/example-data.ts'
import { notifications } from './admin/notifications.ts'
import { settingScreens } from './admin/setting-screens.ts'
import { settings } from './admin/settings.ts'
import { stoppedEvents } from './admin/stopped-events.ts'
import { catalogueLists } from './catalogue/lists.ts'
import { publicPage } from './catalogue/public-page.ts'
import { catalogueRules } from './catalogue/rules.ts'
import { shareScreens } from './catalogue/share-screens.ts'
import { shareLinks } from './catalogue/share-links.ts'
import { clientScreens } from './clients/screens.ts'
import { boardOrderScreens } from './dispatch/board-order.ts'
import { boardWorkScreens } from './dispatch/board-work.ts'
import { dispatchScreens } from './dispatch/screens.ts'
import { cashierScreens } from './finance/cashier.ts'
import { orders } from './orders/orders.ts'
import { paymentScreens } from './orders/payments.ts'
import { orderRefusals } from './orders/refusals.ts'
import { saleScreens } from './orders/sale.ts'
import { requests } from './orders/requests.ts'
import { orderScreens } from './orders/screens.ts'
import { orderSteps } from './orders/steps.ts'
import { auth } from './people/auth.ts'
import { ownAccountScreens } from './people/own-account.ts'
import { permissions } from './people/permissions.ts'
import { peopleScreens } from './people/screens.ts'
import { users } from './people/users.ts'
import { barcodes } from './products/barcodes.ts'
import { countScreens } from './products/count-screens.ts'
import { counts } from './products/counts.ts'
import { productBrowsing } from './products/browsing.ts'
import { importScreens } from './products/import-screens.ts'
import { productImports } from './products/imports.ts'
import { productKeeping } from './products/keeping.ts'
import { productScreens } from './products/screens.ts'
import { quarantineScreens } from './products/quarantine-screens.ts'
import { quarantine } from './products/quarantine.ts'
import { requestScreens } from './products/request-screens.ts'
import { stockAlerts } from './products/stock-alerts.ts'
import { transferScreens } from './products/transfer-screens.ts'
import { transfers } from './products/transfers.ts'
import { reports } from './reports/reports.ts'
import { reportScreens } from './reports/screens.ts'
import { returnCases } from './returns/return-cases.ts'
import { returnScreens } from './returns/return-screens.ts'
import { problems } from './server/problems.ts'
import { records } from './server/records.ts'
import { start } from './server/start.ts'
import { subjects } from './server/subjects.ts'
import { common } from './shell/common.ts'
import { camera } from './shell/camera.ts'
import { firstSteps } from './shell/first-steps.ts'
import { listScreens } from './shell/lists.ts'
import { pageNames } from './shell/page-names.ts'
import { shell } from './shell/shell.ts'
import { unbuiltScreens } from './shell/unbuilt.ts'
import { uploadScreens } from './shell/uploads.ts'
import { views } from './shell/views.ts'

/** Needed before the first page is loaded: while it loads, and when it cannot. */
export const FIRST_TEXTS = { ...common, ...shell }

/** Of the login, the frame, the board and its orders, and all messages of the server. */
export const BOARD_TEXTS = {
  ...eventReaders,
  ...notifications,
  ...settings,
  ...clientScreens,
  ...boardOrderScreens,
  ...boardWorkScreens,
  ...dispatchScreens,
  ...orders,
  ...paymentScreens,
  ...orderRefusals,
  ...saleScreens,
  ...orderScreens,
  ...orderSteps,
  ...auth,
  ...users,
  ...productScreens,
  ...reports,
  ...problems,
  ...records,
  ...start,
  ...subjects,
  ...listScreens,
  ...pageNames,
  ...unbuiltScreens,
  ...uploadScreens,
  ...views,
}

/** Of the other pages, which are loaded later. */
export const PAGE_TEXTS = {
  ...auditScreens,
  ...exampleData,
  ...exampleDataScreens,
  ...settingScreens,
  ...stoppedEvents,
  ...catalogueLists,
  ...catalogueRules,
  ...shareLinks,
  ...shareScreens,
  ...publicPage,
  ...cashierScreens,
  ...camera,
  ...firstSteps,
  ...ownAccountScreens,
  ...permissions,
  ...peopleScreens,
  ...barcodes,
  ...countScreens,
  ...counts,
  ...productBrowsing,
  ...productImports,
  ...importScreens,
  ...productKeeping,
  ...reportScreens,
  ...quarantine,
  ...returnCases,
  ...returnScreens,
  ...requests,
  ...requestScreens,
  ...quarantineScreens,
  ...stockAlerts,
  ...transferScreens,
  ...transfers,
}

export const TEXTS = { ...FIRST_TEXTS, ...BOARD_TEXTS, ...PAGE_TEXTS }

/** Key of a text. */
export type TextKey = keyof typeof TEXTS
