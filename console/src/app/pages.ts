import { CATALOGUE_NAMES } from '@deportivo/contracts/catalogue/list-names'
import { REPORT_PAGES } from '@deportivo/contracts/reports/report-pages'
import type { ComponentType } from 'react'
import { PATTERNS } from '../shared/navigation/paths.ts'

export type PageLoader = () => Promise<ComponentType>

const sale: PageLoader = () => import('../pages/orders/sale-page.tsx').then((page) => page.SalePage)
const checkout: PageLoader = () =>
  import('../pages/orders/checkout-page.tsx').then((page) => page.CheckoutPage)
const saleProduct: PageLoader = () =>
  import('../pages/orders/sale-product-page.tsx').then((page) => page.SaleProductPage)
const sellerAccount: PageLoader = () =>
  import('../pages/orders/seller-account-page.tsx').then((page) => page.SellerAccountPage)
const clientHistory: PageLoader = () =>
  import('../pages/clients/client-history-page.tsx').then((page) => page.ClientHistoryPage)

/** `/brands/list` and the like. */
const cataloguePages = Object.fromEntries(
  CATALOGUE_NAMES.map((name): [string, PageLoader] => [
    `/${name}/list`,
    () => import('../pages/catalogue/catalogue-page.tsx').then((page) => page.cataloguePageOf(name)),
  ]),
)

/** `/administrative` and the like. */
const reportPages = Object.fromEntries(
  REPORT_PAGES.map(({ name }): [string, PageLoader] => [
    `/${name}`,
    () => import('../pages/reports/report-page.tsx').then((page) => page.reportPageOf(name)),
  ]),
)

/** Every page behind the login, by its address; each is loaded when it is first opened. */
export const PAGES: Readonly<Record<string, PageLoader>> = {
  [PATTERNS.users]: () => import('../pages/people/users-page.tsx').then((page) => page.UsersPage),
  [PATTERNS.permissions]: () =>
    import('../pages/people/permissions-page.tsx').then((page) => page.PermissionsPage),
  [PATTERNS.newUser]: () => import('../pages/people/user-page.tsx').then((page) => page.NewUserPage),
  [PATTERNS.user]: () => import('../pages/people/user-page.tsx').then((page) => page.UserPage),
  [PATTERNS.ownProfile]: () =>
    import('../pages/people/own-profile-page.tsx').then((page) => page.OwnProfilePage),
  [PATTERNS.mail]: () => import('../pages/admin/mail-page.tsx').then((page) => page.MailPage),
  [PATTERNS.audit]: () => import('../pages/admin/audit-page.tsx').then((page) => page.AuditPage),
  [PATTERNS.clients]: () => import('../pages/clients/clients-page.tsx').then((page) => page.ClientsPage),
  [PATTERNS.clientHistory]: clientHistory,
  [PATTERNS.clientHistoryOrder]: clientHistory,
  [PATTERNS.orders]: () => import('../pages/orders/orders-page.tsx').then((page) => page.OrdersPage),
  [PATTERNS.unconfirmedPayments]: () =>
    import('../pages/orders/unconfirmed-payments-page.tsx').then((page) => page.UnconfirmedPaymentsPage),
  [PATTERNS.refunds]: () => import('../pages/orders/refunds-page.tsx').then((page) => page.RefundsPage),
  [PATTERNS.sellerOrders]: () =>
    import('../pages/orders/seller-orders-page.tsx').then((page) => page.SellerOrdersPage),
  [PATTERNS.sellerOrder]: sale,
  [PATTERNS.ownAccount]: sellerAccount,
  [PATTERNS.sellerAccount]: sellerAccount,
  [PATTERNS.sale]: sale,
  [PATTERNS.saleOfClient]: sale,
  [PATTERNS.cart]: sale,
  [PATTERNS.cartOfClient]: sale,
  [PATTERNS.checkout]: checkout,
  [PATTERNS.storageCheckout]: checkout,
  [PATTERNS.cashier]: () => import('../pages/cashier/cashier-page.tsx').then((page) => page.CashierPage),
  [PATTERNS.counter]: () => import('../pages/orders/counter-page.tsx').then((page) => page.CounterPage),
  [PATTERNS.reserved]: () => import('../pages/orders/reserved-page.tsx').then((page) => page.ReservedPage),
  [PATTERNS.saleOnlineProduct]: saleProduct,
  [PATTERNS.saleStorageProduct]: saleProduct,
  [PATTERNS.returns]: () => import('../pages/returns/returns-page.tsx').then((page) => page.ReturnsPage),
  [PATTERNS.returnCase]: () => import('../pages/returns/return-page.tsx').then((page) => page.ReturnPage),
  [PATTERNS.expenses]: () => import('../pages/finance/expenses-page.tsx').then((page) => page.ExpensesPage),
  [PATTERNS.shareProducts]: () =>
    import('../pages/products/share-products-page.tsx').then((page) => page.ShareProductsPage),
  [PATTERNS.shareLinks]: () =>
    import('../pages/products/share-links-page.tsx').then((page) => page.ShareLinksPage),
  [PATTERNS.requests]: () => import('../pages/products/requests-page.tsx').then((page) => page.RequestsPage),
  [PATTERNS.products]: () => import('../pages/products/products-page.tsx').then((page) => page.ProductsPage),
  [PATTERNS.newProduct]: () =>
    import('../pages/products/product-page.tsx').then((page) => page.NewProductPage),
  [PATTERNS.transfers]: () =>
    import('../pages/products/transfers-page.tsx').then((page) => page.TransfersPage),
  [PATTERNS.counts]: () => import('../pages/products/counts-page.tsx').then((page) => page.CountsPage),
  [PATTERNS.count]: () => import('../pages/products/count-page.tsx').then((page) => page.CountPage),
  [PATTERNS.transfer]: () => import('../pages/products/transfer-page.tsx').then((page) => page.TransferPage),
  [PATTERNS.quarantine]: () =>
    import('../pages/products/quarantine-page.tsx').then((page) => page.QuarantinePage),
  [PATTERNS.brokenRuns]: () =>
    import('../pages/products/broken-runs-page.tsx').then((page) => page.BrokenRunsPage),
  [PATTERNS.underMinimum]: () =>
    import('../pages/products/under-minimum-page.tsx').then((page) => page.UnderMinimumPage),
  [PATTERNS.sizeSales]: () =>
    import('../pages/products/size-sales-page.tsx').then((page) => page.SizeSalesPage),
  [PATTERNS.referenceSales]: () =>
    import('../pages/products/reference-sales-page.tsx').then((page) => page.ReferenceSalesPage),
  [PATTERNS.toBuy]: () => import('../pages/products/to-buy-page.tsx').then((page) => page.ToBuyPage),
  [PATTERNS.deadStock]: () =>
    import('../pages/products/dead-stock-page.tsx').then((page) => page.DeadStockPage),
  [PATTERNS.clientImports]: () =>
    import('../pages/clients/client-import-page.tsx').then((page) => page.NewClientImportPage),
  [PATTERNS.clientImport]: () =>
    import('../pages/clients/client-import-page.tsx').then((page) => page.ClientImportPage),
  [PATTERNS.productImports]: () =>
    import('../pages/products/import-page.tsx').then((page) => page.NewImportPage),
  [PATTERNS.productImport]: () => import('../pages/products/import-page.tsx').then((page) => page.ImportPage),
  [PATTERNS.product]: () => import('../pages/products/product-page.tsx').then((page) => page.ProductPage),
  [PATTERNS.productDetail]: () =>
    import('../pages/products/product-detail-page.tsx').then((page) => page.ProductDetailPage),
  [PATTERNS.events]: () => import('../pages/admin/events-page.tsx').then((page) => page.EventsPage),
  [PATTERNS.settings]: () => import('../pages/admin/settings-page.tsx').then((page) => page.SettingsPage),
  [PATTERNS.dispatches]: () =>
    import('../pages/dispatch/dispatches-page.tsx').then((page) => page.DispatchesPage),
  ...cataloguePages,
  ...reportPages,
  [PATTERNS.operational]: () =>
    import('../pages/reports/operational-page.tsx').then((page) => page.OperationalPage),
  [PATTERNS.moneyOutside]: () =>
    import('../pages/reports/money-outside-page.tsx').then((page) => page.MoneyOutsidePage),
  [PATTERNS.resultState]: () =>
    import('../pages/reports/result-state-page.tsx').then((page) => page.ResultStatePage),
  [PATTERNS.goals]: () => import('../pages/reports/goals-page.tsx').then((page) => page.GoalsPage),
  [PATTERNS.manager]: () => import('../pages/reports/manager-page.tsx').then((page) => page.ManagerPage),
  [PATTERNS.cashFlow]: () => import('../pages/finance/cash-flow-page.tsx').then((page) => page.CashFlowPage),
  [PATTERNS.reconciliation]: () =>
    import('../pages/finance/reconciliation-page.tsx').then((page) => page.ReconciliationPage),
  [PATTERNS.statementImport]: () =>
    import('../pages/finance/statement-import-page.tsx').then((page) => page.StatementImportPage),
  [PATTERNS.geo]: () => import('../pages/reports/geo-page.tsx').then((page) => page.GeoPage),
  [PATTERNS.geoClients]: () =>
    import('../pages/reports/geo-clients-page.tsx').then((page) => page.GeoClientsPage),
}

/** Pages for guests, without the frame of the others. */
export const PUBLIC_PAGES: Readonly<Record<string, PageLoader>> = {
  [PATTERNS.forgotPassword]: () =>
    import('../pages/auth/forgot-password-page.tsx').then((page) => page.ForgotPasswordPage),
  [PATTERNS.resetPassword]: () =>
    import('../pages/auth/reset-password-page.tsx').then((page) => page.ResetPasswordPage),
}
