import { orderKernelMigrations } from '@deportivo/orders/migrations'
import { exportJob } from '@deportivo/platform/exports/export-job'
import type { Service } from '@deportivo/platform/service'
import { listMergesRoute } from './client-merges/list-merges.ts'
import { mergeClientsRoute } from './client-merges/merge-clients.ts'
import { undoMergeRoute } from './client-merges/undo-merge.ts'
import { clientTemplateRoute, exportClientsRoute } from './client-imports/client-files.ts'
import {
  clientImportJob,
  clientImportRoutes,
  removeOldClientImports,
} from './client-imports/client-imports.ts'
import { clientRoutes } from './clients/client-routes.ts'
import { listClientsRoute } from './clients/list-clients.ts'
import { fileRoutes } from './files/file-routes.ts'
import { removeRejectedFile } from './files/remove-rejected-file.ts'
import { geographyRoutes } from './geography/geography-routes.ts'
import { salesMigrations } from './migrations.ts'
import {
  addLineRoute,
  addSizeRunRoute,
  changePricesRoute,
  groupLinesRoute,
  removeLinesRoute,
  transferUnitsRoute,
} from './orders/change-lines.ts'
import { alternativeRoutes } from './alternatives/alternative-routes.ts'
import { changeManyOrdersRoute } from './orders/change-many-orders.ts'
import { cancelOrderRoute, changeOrderRoute } from './orders/change-order.ts'
import { createLocalOrderRoute, createManyLocalOrdersRoute } from './orders/create-local-orders.ts'
import { createPreOrderRoute } from './orders/create-pre-order.ts'
import { expireHoldsEveryMinute } from './orders/expire-holds.ts'
import { getOrderRoute, listLinesRoute, listLineStockRoute } from './orders/get-order.ts'
import { listOrdersOfClientRoute, listOrdersOfProductRoute, listOrdersRoute } from './orders/list-orders.ts'
import { listReservedRoute } from './orders/list-reserved.ts'
import { orderHistoryRoute } from './orders/order-history.ts'
import { listPaymentMethodsRoute, listSellersRoute, listStatesRoute } from './orders/lookups.ts'
import { listSalesOfProductRoute } from './orders/product-history.ts'
import { undoStepRoute } from './orders/undo-step.ts'
import {
  confirmPaymentRoute,
  payByVoucherRoute,
  recordPaymentRoute,
  rejectPaymentRoute,
} from './payments/payments.ts'
import { moneyProofRoute } from './payments/money-proof.ts'
import { listUnconfirmedPaymentsRoute } from './payments/unconfirmed-payments.ts'
import { listRefundsRoute, payRefundRoute, refundAsVoucherRoute } from './payments/refunds.ts'
import { eraseRefusedRequests } from './requests/erase-refused.ts'
import { requestRoutes } from './requests/request-routes.ts'
import { settlementRoutes } from './settlements/settlement-routes.ts'
import { settleReturns } from './vouchers/settle-returns.ts'
import { listVouchersRoute } from './vouchers/list-vouchers.ts'
import { voucherEntriesRoute } from './vouchers/voucher-entries.ts'

export const sales: Service = {
  name: 'sales',
  routes: [
    ...geographyRoutes,
    ...clientRoutes,
    ...clientImportRoutes,
    exportClientsRoute,
    clientTemplateRoute,
    listMergesRoute,
    mergeClientsRoute,
    undoMergeRoute,
    createPreOrderRoute,
    createLocalOrderRoute,
    createManyLocalOrdersRoute,
    listOrdersRoute,
    listOrdersOfClientRoute,
    listOrdersOfProductRoute,
    listReservedRoute,
    getOrderRoute,
    orderHistoryRoute,
    listSalesOfProductRoute,
    listLinesRoute,
    listLineStockRoute,
    changeOrderRoute,
    changeManyOrdersRoute,
    cancelOrderRoute,
    undoStepRoute,
    addLineRoute,
    addSizeRunRoute,
    ...alternativeRoutes,
    removeLinesRoute,
    transferUnitsRoute,
    changePricesRoute,
    groupLinesRoute,
    listPaymentMethodsRoute,
    listStatesRoute,
    listSellersRoute,
    recordPaymentRoute,
    payByVoucherRoute,
    confirmPaymentRoute,
    rejectPaymentRoute,
    listUnconfirmedPaymentsRoute,
    moneyProofRoute,
    listRefundsRoute,
    payRefundRoute,
    refundAsVoucherRoute,
    listVouchersRoute,
    voucherEntriesRoute,
    ...settlementRoutes,
    ...requestRoutes,
    ...fileRoutes,
  ],
  consumers: [removeRejectedFile, settleReturns],
  jobs: [
    clientImportJob,
    exportJob('sales', [
      listOrdersRoute,
      listClientsRoute,
      listUnconfirmedPaymentsRoute,
      listRefundsRoute,
      listSalesOfProductRoute,
    ]),
  ],
  recurring: [expireHoldsEveryMinute, eraseRefusedRequests, removeOldClientImports],
  migrations: [...orderKernelMigrations, salesMigrations],
}
