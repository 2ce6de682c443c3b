import { inventoryMigrations } from '@deportivo/inventory/migrations'
import { exportJob } from '@deportivo/platform/exports/export-job'
import type { Service } from '@deportivo/platform/service'
import { getBarcodesRoute, lookUpBarcodeRoute } from './products/barcodes/read-barcodes.ts'
import { makeBarcodesRoute, saveBarcodesRoute } from './products/barcodes/save-barcodes.ts'
import { applyCountRoute, cancelCountRoute } from './stock/counts/close-count.ts'
import { listCountLinesRoute } from './stock/counts/count-lines.ts'
import { countUnitsRoute } from './stock/counts/count-units.ts'
import { getCountRoute, listCountsRoute } from './stock/counts/list-counts.ts'
import { startCountRoute } from './stock/counts/start-count.ts'
import { listBrokenRunsRoute } from './stock/broken-runs/list-runs.ts'
import { mendRunRoute } from './stock/broken-runs/mend-run.ts'
import { refreshBrokenRuns } from './stock/broken-runs/refresh-runs.ts'
import { watchStock } from './stock/broken-runs/watch-stock.ts'
import { exportProductsRoute, importTemplateRoute } from './exchange/exports/export-routes.ts'
import {
  productImportJob,
  productImportRoutes,
  removeOldProductImports,
} from './exchange/imports/product-imports.ts'
import { importPhotosJob } from './exchange/imports/pictures/photos-job.ts'
import { getFirstStepsRoute } from './first-steps/get-first-steps.ts'
import { catalogueListRoutes, listPriceCodesRoute, listSizesRoute } from './lists/lists.ts'
import { listDeadStockRoute } from './stock/buying/list-dead-stock.ts'
import { listPurchaseProposalsRoute } from './stock/buying/list-purchase-proposals.ts'
import { listReferenceSalesRoute } from './stock/buying/list-reference-sales.ts'
import { listSizeSalesRoute } from './stock/buying/list-size-sales.ts'
import { listUnderMinimumRoute } from './stock/minimums/list-under-minimum.ts'
import { getMinimumsRoute, setMinimumsRoute } from './stock/minimums/minimum-routes.ts'
import { watchMinimums } from './stock/minimums/watch-minimums.ts'
import { catalogueMigrations } from './migrations.ts'
import { photoRoutes } from './products/photos/photo-routes.ts'
import { showExaminedPhoto } from './products/photos/show-examined-photo.ts'
import { productPictureRoute } from './products/picture/product-picture.ts'
import { getProductRoute, listProductsRoute } from './products/list-products.ts'
import { listPricesRoute } from './products/list-prices.ts'
import { saveProductRoutes } from './products/save-product.ts'
import { countSoldLately } from './products/count-sold-lately.ts'
import { searchProductsRoute } from './products/search-products.ts'
import { suggestProductsRoute } from './products/suggest-products.ts'
import { settleClaimRoute, undoQuarantineExitRoute } from './stock/quarantine/close-exit.ts'
import { listQuarantineExitsRoute } from './stock/quarantine/list-exits.ts'
import { listQuarantineRoute } from './stock/quarantine/list-quarantine.ts'
import { takeOutOfQuarantineRoute } from './stock/quarantine/take-out.ts'
import { shareLinkRoutes } from './sharing/share-link-routes.ts'
import { countStockRoute } from './stock/levels/count-stock.ts'
import { explainLevelRoute } from './stock/levels/explain-level.ts'
import { moveStockRoute } from './stock/levels/move-stock.ts'
import { listLedgerRoute, listLevelsRoute, stockByStoreRoute } from './stock/levels/stock-lists.ts'
import { getTransferRoute, listTransfersRoute } from './stock/transfers/list-transfers.ts'
import { changeTransferRoute, createTransferRoute } from './stock/transfers/save-transfer.ts'
import { transferStepRoutes } from './stock/transfers/take-step.ts'

export const catalogue: Service = {
  name: 'catalogue',
  routes: [
    ...catalogueListRoutes,
    listPriceCodesRoute,
    getFirstStepsRoute,
    listSizesRoute,
    searchProductsRoute,
    suggestProductsRoute,
    listProductsRoute,
    getProductRoute,
    ...saveProductRoutes,
    listPricesRoute,
    countStockRoute,
    moveStockRoute,
    stockByStoreRoute,
    listLevelsRoute,
    listLedgerRoute,
    explainLevelRoute,
    listQuarantineRoute,
    listQuarantineExitsRoute,
    takeOutOfQuarantineRoute,
    undoQuarantineExitRoute,
    settleClaimRoute,
    listTransfersRoute,
    getTransferRoute,
    createTransferRoute,
    changeTransferRoute,
    ...transferStepRoutes,
    listCountsRoute,
    getCountRoute,
    listCountLinesRoute,
    startCountRoute,
    countUnitsRoute,
    applyCountRoute,
    cancelCountRoute,
    getBarcodesRoute,
    saveBarcodesRoute,
    makeBarcodesRoute,
    lookUpBarcodeRoute,
    getMinimumsRoute,
    setMinimumsRoute,
    listUnderMinimumRoute,
    listSizeSalesRoute,
    listReferenceSalesRoute,
    listPurchaseProposalsRoute,
    listDeadStockRoute,
    listBrokenRunsRoute,
    mendRunRoute,
    productPictureRoute,
    ...photoRoutes,
    ...shareLinkRoutes,
    exportProductsRoute,
    importTemplateRoute,
    ...productImportRoutes,
  ],
  consumers: [showExaminedPhoto, watchStock, watchMinimums],
  jobs: [productImportJob, importPhotosJob, exportJob('catalogue', [listLedgerRoute])],
  recurring: [countSoldLately, refreshBrokenRuns, removeOldProductImports],
  // The stock kernel first: the catalogue's views use its tables.
  migrations: [inventoryMigrations, catalogueMigrations],
}
