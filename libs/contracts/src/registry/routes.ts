import * as audit from '../admin/audit.ts'
import * as auth from '../auth/sign-in.ts'
import * as clients from '../clients/clients.ts'
import { getClientAccount } from '../orders/client-account.ts'
import * as clientImports from '../clients/client-imports.ts'
import * as clientMerges from '../clients/merge.ts'
import * as dispatch from '../dispatch/board.ts'
import * as examples from '../admin/example-data.ts'
import * as files from '../orders/files.ts'
import { LIST_EXPORT_ROUTES } from '../exports/list-exports.ts'
import * as mail from '../admin/mail.ts'
import * as notifications from '../admin/notifications.ts'
import * as alternatives from '../orders/alternatives.ts'
import * as lines from '../orders/lines.ts'
import * as lookups from '../orders/lookups.ts'
import * as orders from '../orders/orders.ts'
import * as payments from '../orders/payments.ts'
import * as preferences from '../admin/preferences.ts'
import * as productHistory from '../orders/product-history.ts'
import * as permissions from '../auth/permissions.ts'
import * as refunds from '../orders/refunds.ts'
import * as requests from '../requests/requests.ts'
import * as recovery from '../auth/recovery.ts'
import { listReserved } from '../orders/reserved.ts'
import { SETTLEMENT_ROUTES } from '../sellers/settlements.ts'
import type { Contract } from '../route.ts'
import { callsOf, CATALOGUE_ROUTES } from './catalogue-routes.ts'
import { FINANCE_RECORD_ROUTES } from './finance-routes.ts'
import { REPORT_ROUTES } from './report-routes.ts'
import * as returnGroups from '../returns/groups.ts'
import * as returnsOften from '../returns/often.ts'
import * as returns from '../returns/returns.ts'
import * as factor from '../auth/second-factor.ts'
import * as sessions from '../auth/sessions.ts'
import * as settings from '../admin/settings.ts'
import * as rebuilds from '../admin/rebuilds.ts'
import * as stopped from '../admin/stopped-events.ts'
import * as users from '../auth/users.ts'
import * as viewChanges from '../views/view-changes.ts'
import * as views from '../views/views.ts'
import * as vouchers from '../orders/vouchers.ts'

/** Which service serves which route. The edge's path map and the OpenAPI document are made from it. */
export const ALL_ROUTES = {
  auth: [
    auth.login,
    auth.me,
    auth.logout,
    auth.listProfiles,
    auth.listRoles,
    auth.listModules,
    users.listUsers,
    users.createUser,
    users.getUser,
    users.updateUser,
    users.deleteUser,
    users.userPicture,
    users.getOwnProfile,
    users.saveOwnProfile,
    permissions.getPermissions,
    permissions.savePermissions,
    sessions.listSessions,
    sessions.endSession,
    sessions.endOtherSessions,
    sessions.listSessionsOfUser,
    sessions.endSessionsOfUser,
    sessions.changePassword,
    recovery.forgotPassword,
    recovery.verifyRecoveryToken,
    recovery.resetPassword,
    factor.enrolSecondFactor,
    factor.confirmSecondFactor,
    factor.removeSecondFactor,
    factor.removeSecondFactorOfUser,
  ],
  admin: [
    settings.getSettings,
    settings.saveSettings,
    preferences.savePreferences,
    views.listViews,
    ...Object.values(viewChanges),
    ...LIST_EXPORT_ROUTES,
    notifications.listNotifications,
    notifications.readNotifications,
    audit.listAudit,
    mail.listMail,
    mail.getMail,
    stopped.listStoppedEvents,
    stopped.retryStoppedEvent,
    rebuilds.getRebuild,
    rebuilds.requestRebuild,
    examples.getExampleData,
    examples.fillExampleData,
    examples.removeExampleData,
  ],
  catalogue: CATALOGUE_ROUTES,
  sales: [
    auth.listSellers,
    clients.listClients,
    clients.pickClients,
    clients.getClient,
    clients.clientPicture,
    clients.createClient,
    clients.updateClient,
    clients.deleteClient,
    ...clientImports.CLIENT_IMPORT_ROUTES,
    clientMerges.listClientMerges,
    clientMerges.mergeClients,
    clientMerges.undoMerge,
    clients.listPersonTypes,
    clients.listClientTypes,
    clients.listDepartments,
    clients.listCities,
    orders.createPreOrder,
    orders.createLocalOrder,
    orders.createManyLocalOrders,
    orders.listOrders,
    orders.getOrder,
    orders.listOrdersOfClient,
    orders.listOrdersOfProduct,
    listReserved,
    orders.orderHistory,
    productHistory.listSalesOfProduct,
    orders.changeOrder,
    orders.changeManyOrders,
    orders.cancelOrder,
    orders.undoStep,
    lines.addLine,
    lines.addSizeRun,
    lines.listLines,
    alternatives.listAlternatives,
    alternatives.takeAlternative,
    lines.removeLines,
    ...lines.LINE_CHANGES,
    lookups.listPaymentMethods,
    lookups.listStates,
    payments.listUnconfirmedPayments,
    payments.recordPayment,
    payments.payByVoucher,
    payments.confirmPayment,
    payments.rejectPayment,
    payments.getMoneyProof,
    refunds.listRefunds,
    refunds.payRefund,
    refunds.refundAsVoucher,
    getClientAccount,
    vouchers.listVouchers,
    vouchers.getVoucherEntries,
    ...SETTLEMENT_ROUTES,
    ...requests.REQUEST_ROUTES,
    files.uploadOrderFile,
    files.downloadAttachment,
    files.attachmentThumbnail,
  ],
  dispatch: [
    auth.listAssistants,
    dispatch.getBoard,
    dispatch.listDelivered,
    dispatch.listClaims,
    dispatch.claimOrder,
    dispatch.releaseClaim,
    dispatch.nextSteps,
    dispatch.listCarriers,
    lines.pickLines,
  ],
  returns: [
    ...callsOf('return_reasons'),
    ...callsOf('exchange_rates'),
    returns.listReturns,
    returnsOften.getReturnsOften,
    returnGroups.listClientLines,
    returnGroups.requestReturns,
    returnGroups.changeReturnGroup,
    returns.getReturn,
    returns.listReturnableLines,
    returns.requestReturn,
    returns.changeReturn,
    returns.cancelReturn,
    returns.undoReturnStep,
    returns.uploadReturnFile,
    productHistory.listReturnsOfProduct,
  ],
  finance: [
    ...REPORT_ROUTES,
    ...callsOf('cashiers'),
    ...callsOf('expense_categories'),
    ...callsOf('expense_payments'),
    ...callsOf('financial_situations'),
    ...FINANCE_RECORD_ROUTES,
  ],
} as const satisfies Record<string, readonly Contract[]>

export type RoutedService = keyof typeof ALL_ROUTES
