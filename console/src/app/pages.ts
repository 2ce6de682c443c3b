import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { PATTERNS } from '../shared/paths.ts'

export type PageLoader = () => Promise<ComponentType>

const sale: PageLoader = () => import('../pages/sale-page.tsx').then((page) => page.SalePage)
const checkout: PageLoader = () => import('../pages/checkout-page.tsx').then((page) => page.CheckoutPage)
const clientHistory: PageLoader = () =>
  import('../pages/client-history-page.tsx').then((page) => page.ClientHistoryPage)

/** Every page behind the login, by its address; each is loaded when it is first opened. */
export const PAGES: Readonly<Record<string, PageLoader>> = {
  [PATTERNS.users]: () => import('../pages/users-page.tsx').then((page) => page.UsersPage),
  [PATTERNS.permissions]: () => import('../pages/permissions-page.tsx').then((page) => page.PermissionsPage),
  [PATTERNS.user]: () => import('../pages/user-page.tsx').then((page) => page.UserPage),
  [PATTERNS.ownProfile]: () => import('../pages/own-profile-page.tsx').then((page) => page.OwnProfilePage),
  [PATTERNS.mail]: () => import('../pages/mail-page.tsx').then((page) => page.MailPage),
  [PATTERNS.audit]: () => import('../pages/audit-page.tsx').then((page) => page.AuditPage),
  [PATTERNS.clients]: () => import('../pages/clients-page.tsx').then((page) => page.ClientsPage),
  [PATTERNS.clientHistory]: clientHistory,
  [PATTERNS.clientHistoryOrder]: clientHistory,
  [PATTERNS.orders]: () => import('../pages/orders-page.tsx').then((page) => page.OrdersPage),
  [PATTERNS.sellerOrders]: () =>
    import('../pages/seller-orders-page.tsx').then((page) => page.SellerOrdersPage),
  [PATTERNS.sellerOrder]: sale,
  [PATTERNS.sale]: sale,
  [PATTERNS.saleOfClient]: sale,
  [PATTERNS.cart]: sale,
  [PATTERNS.cartOfClient]: sale,
  [PATTERNS.checkout]: checkout,
  [PATTERNS.storageCheckout]: checkout,
  [PATTERNS.shareProducts]: () =>
    import('../pages/share-products-page.tsx').then((page) => page.ShareProductsPage),
  [PATTERNS.administrative]: () =>
    import('../pages/administrative-page.tsx').then((page) => page.AdministrativePage),
  [PATTERNS.events]: () => import('../pages/events-page.tsx').then((page) => page.EventsPage),
  [PATTERNS.settings]: () => import('../pages/settings-page.tsx').then((page) => page.SettingsPage),
  [PATTERNS.dispatches]: () => import('../pages/dispatches-page.tsx').then((page) => page.DispatchesPage),
}

/** Pages for those who aren't signed in, without the frame of the others. */
export const PUBLIC_PAGES: Readonly<Record<string, PageLoader>> = {
  [PATTERNS.forgotPassword]: () =>
    import('../pages/forgot-password-page.tsx').then((page) => page.ForgotPasswordPage),
  [PATTERNS.resetPassword]: () =>
    import('../pages/reset-password-page.tsx').then((page) => page.ResetPasswordPage),
}

export const isBuilt = (url: string): boolean =>
  Object.keys(PAGES).some((pattern) => matchPath(pattern, url) !== null)
