import { orderKernelMigrations } from '@deportivo/orders/migrations'
import type { Service } from '@deportivo/platform/service'
import { cashierRoutes, listLocalsRoute } from './cashiers/list-cashiers.ts'
import { closeShiftRoute, openShiftOfRoute, openShiftRoute } from './cashiers/shifts.ts'
import { clientRoutes } from './clients/client-routes.ts'
import { fileRoutes } from './files/file-routes.ts'
import { removeRejectedFile } from './files/remove-rejected-file.ts'
import { geographyRoutes } from './geography/geography-routes.ts'
import { salesMigrations } from './migrations.ts'
import {
  addLineRoute,
  addSizeRunRoute,
  groupLinesRoute,
  removeLinesRoute,
  transferUnitsRoute,
} from './orders/change-lines.ts'
import { changeManyOrdersRoute } from './orders/change-many-orders.ts'
import { cancelOrderRoute, changeOrderRoute } from './orders/change-order.ts'
import { createLocalOrderRoute, createManyLocalOrdersRoute } from './orders/create-local-orders.ts'
import { createPreOrderRoute } from './orders/create-pre-order.ts'
import { expireHoldsEveryMinute } from './orders/expire-holds.ts'
import { getOrderRoute, listLinesRoute } from './orders/get-order.ts'
import { listOrdersOfClientRoute, listOrdersRoute } from './orders/list-orders.ts'
import { orderHistoryRoute } from './orders/order-history.ts'
import { listPaymentMethodsRoute, listSellersRoute, listStatesRoute } from './orders/lookups.ts'
import { listSalesOfProductRoute } from './orders/product-history.ts'
import { undoStepRoute } from './orders/undo-step.ts'
import { confirmPaymentRoute, recordPaymentRoute, rejectPaymentRoute } from './payments/payments.ts'
import { listRefundsRoute, payRefundRoute, refundAsVoucherRoute } from './payments/refunds.ts'
import { eraseRefusedRequests } from './requests/erase-refused.ts'
import { requestRoutes } from './requests/request-routes.ts'
import { settleReturns } from './vouchers/settle-returns.ts'
import { listVouchersRoute } from './vouchers/list-vouchers.ts'

export const sales: Service = {
  name: 'sales',
  routes: [
    ...geographyRoutes,
    ...clientRoutes,
    createPreOrderRoute,
    createLocalOrderRoute,
    createManyLocalOrdersRoute,
    listOrdersRoute,
    listOrdersOfClientRoute,
    getOrderRoute,
    orderHistoryRoute,
    listSalesOfProductRoute,
    listLinesRoute,
    changeOrderRoute,
    changeManyOrdersRoute,
    cancelOrderRoute,
    undoStepRoute,
    addLineRoute,
    addSizeRunRoute,
    removeLinesRoute,
    transferUnitsRoute,
    groupLinesRoute,
    listPaymentMethodsRoute,
    listStatesRoute,
    listSellersRoute,
    recordPaymentRoute,
    confirmPaymentRoute,
    rejectPaymentRoute,
    listRefundsRoute,
    payRefundRoute,
    refundAsVoucherRoute,
    listVouchersRoute,
    ...requestRoutes,
    ...cashierRoutes,
    listLocalsRoute,
    openShiftOfRoute,
    openShiftRoute,
    closeShiftRoute,
    ...fileRoutes,
  ],
  consumers: [removeRejectedFile, settleReturns],
  recurring: [expireHoldsEveryMinute, eraseRefusedRequests],
  migrations: [...orderKernelMigrations, salesMigrations],
}
