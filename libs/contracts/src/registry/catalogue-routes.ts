import * as barcodes from '../catalogue/barcodes.ts'
import * as counts from '../catalogue/counts.ts'
import * as deadStock from '../catalogue/dead-stock.ts'
import * as firstSteps from '../catalogue/first-steps.ts'
import * as imports from '../catalogue/imports.ts'
import * as inventory from '../catalogue/inventory.ts'
import * as minimums from '../catalogue/minimums.ts'
import * as photos from '../catalogue/photos.ts'
import * as products from '../catalogue/products.ts'
import * as proposals from '../catalogue/purchase-proposals.ts'
import * as quarantine from '../catalogue/quarantine.ts'
import * as runs from '../catalogue/broken-runs.ts'
import * as sizeSales from '../catalogue/size-sales.ts'
import * as shares from '../catalogue/share-links.ts'
import * as transfers from '../catalogue/transfers.ts'
import * as lists from '../catalogue/lists.ts'
import { CATALOGUE_LISTS } from '../catalogue/lists.ts'
import { CATALOGUE_NAMES, type CatalogueName } from '../catalogue/list-names.ts'
import type { Contract } from '../route.ts'

/** The calls of one list of the catalogue. */
export function callsOf(name: CatalogueName): Contract[] {
  const { list, create, change, remove, uses, reorder } = CATALOGUE_LISTS[name]
  return [list, create, change, remove, uses, ...(reorder ? [reorder] : [])]
}

/** Lists that another service serves. */
const OF_OTHERS: readonly CatalogueName[] = [
  'cashiers',
  'return_reasons',
  'exchange_rates',
  'expense_categories',
  'expense_payments',
  'financial_situations',
]

/** What the catalogue serves: lists, products, stock and links to them. */
export const CATALOGUE_ROUTES = [
  ...CATALOGUE_NAMES.filter((name) => !OF_OTHERS.includes(name)).flatMap(callsOf),
  lists.listPriceCodes,
  firstSteps.getFirstSteps,
  lists.listSizes,
  products.searchProducts,
  products.suggestProducts,
  products.listProducts,
  products.getProduct,
  products.createProduct,
  products.updateProduct,
  products.deleteProduct,
  products.listProductPrices,
  shares.createShareLink,
  shares.listShareLinks,
  shares.revokeShareLink,
  shares.listSharedProducts,
  shares.sharedPicture,
  inventory.countStock,
  inventory.moveStock,
  inventory.stockByStore,
  inventory.listLevels,
  inventory.listLedger,
  inventory.explainLevel,
  sizeSales.listSizeSales,
  sizeSales.listReferenceSales,
  proposals.listPurchaseProposals,
  deadStock.listDeadStock,
  quarantine.listQuarantine,
  quarantine.listQuarantineExits,
  quarantine.takeOutOfQuarantine,
  quarantine.undoQuarantineExit,
  quarantine.settleClaim,
  minimums.getMinimums,
  minimums.setMinimums,
  minimums.listUnderMinimum,
  runs.listBrokenRuns,
  runs.mendRun,
  transfers.listTransfers,
  transfers.getTransfer,
  transfers.createTransfer,
  transfers.changeTransfer,
  transfers.prepareTransfer,
  transfers.reopenTransfer,
  transfers.sendTransfer,
  transfers.receiveTransfer,
  transfers.cancelTransfer,
  counts.listCounts,
  counts.getCount,
  counts.listCountLines,
  counts.startCount,
  counts.countUnits,
  counts.applyCount,
  counts.cancelCount,
  barcodes.getBarcodes,
  barcodes.saveBarcodes,
  barcodes.makeBarcodes,
  barcodes.lookUpBarcode,
  products.productPicture,
  photos.listProductPhotos,
  photos.addProductPhoto,
  photos.orderProductPhotos,
  photos.deleteProductPhoto,
  imports.createImport,
  imports.getImport,
  imports.checkImport,
  imports.applyImport,
  imports.cancelImport,
  imports.downloadFaults,
  imports.exportProducts,
  imports.importTemplate,
] as const satisfies readonly Contract[]
