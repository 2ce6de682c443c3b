import { inventoryMigrations } from '@deportivo/inventory/migrations'
import { exportJob } from '@deportivo/platform/exports/export-job'
import type { Service } from '@deportivo/platform/service'
import { getBarcodesRoute, lookUpBarcodeRoute } from './barcodes/read-barcodes.ts'
import { makeBarcodesRoute, saveBarcodesRoute } from './barcodes/save-barcodes.ts'
import { applyCountRoute, cancelCountRoute } from './counts/close-count.ts'
import { listCountLinesRoute } from './counts/count-lines.ts'
import { countUnitsRoute } from './counts/count-units.ts'
import { getCountRoute, listCountsRoute } from './counts/list-counts.ts'
import { startCountRoute } from './counts/start-count.ts'
import { listBrokenRunsRoute } from './broken-runs/list-runs.ts'
import { mendRunRoute } from './broken-runs/mend-run.ts'
import { refreshBrokenRuns } from './broken-runs/refresh-runs.ts'
import { watchStock } from './broken-runs/watch-stock.ts'
import { exportProductsRoute, importTemplateRoute } from './exports/export-routes.ts'
import { productImportJob, productImportRoutes, removeOldProductImports } from './imports/product-imports.ts'
import { importPhotosJob } from './imports/pictures/photos-job.ts'
import { getFirstStepsRoute } from './first-steps/get-first-steps.ts'
import { catalogueListRoutes, listPriceCodesRoute, listSizesRoute } from './lists/lists.ts'
import { listDeadStockRoute } from './buying/list-dead-stock.ts'
import { listPurchaseProposalsRoute } from './buying/list-purchase-proposals.ts'
import { listReferenceSalesRoute } from './buying/list-reference-sales.ts'
import { listSizeSalesRoute } from './buying/list-size-sales.ts'
import { listUnderMinimumRoute } from './minimums/list-under-minimum.ts'
import { getMinimumsRoute, setMinimumsRoute } from './minimums/minimum-routes.ts'
import { watchMinimums } from './minimums/watch-minimums.ts'
import { catalogueMigrations } from './migrations.ts'
import { photoRoutes } from './photos/photo-routes.ts'
import { showExaminedPhoto } from './photos/show-examined-photo.ts'
import { productPictureRoute } from './picture/product-picture.ts'
import { getProductRoute, listProductsRoute } from './products/list-products.ts'
import { listPricesRoute } from './products/list-prices.ts'
import { saveProductRoutes } from './products/save-product.ts'
import { countSoldLately } from './products/count-sold-lately.ts'
import { searchProductsRoute } from './products/search-products.ts'
import { suggestProductsRoute } from './products/suggest-products.ts'
import { settleClaimRoute, undoQuarantineExitRoute } from './quarantine/close-exit.ts'
import { listQuarantineExitsRoute } from './quarantine/list-exits.ts'
import { listQuarantineRoute } from './quarantine/list-quarantine.ts'
import { takeOutOfQuarantineRoute } from './quarantine/take-out.ts'
import { shareLinkRoutes } from './share-links/share-link-routes.ts'
import { countStockRoute } from './stock/count-stock.ts'
import { explainLevelRoute } from './stock/explain-level.ts'
import { moveStockRoute } from './stock/move-stock.ts'
import { listLedgerRoute, listLevelsRoute, stockByStoreRoute } from './stock/stock-lists.ts'
import { getTransferRoute, listTransfersRoute } from './transfers/list-transfers.ts'
import { changeTransferRoute, createTransferRoute } from './transfers/save-transfer.ts'
import { transferStepRoutes } from './transfers/take-step.ts'

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
