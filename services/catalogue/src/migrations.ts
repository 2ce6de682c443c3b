import type { MigrationSet } from '@deportivo/platform/db/migrate'
import { catalogue } from '../migrations/0001-catalogue.ts'
import { codesAndSizes } from '../migrations/0002-codes-and-sizes.ts'
import { listVersions } from '../migrations/0003-list-versions.ts'
import { namesInAnyCase } from '../migrations/0004-names-in-any-case.ts'
import { soldLately } from '../migrations/0005-sold-lately.ts'
import { sizesAndCategories } from '../migrations/0006-sizes-and-categories.ts'
import { productPhotos } from '../migrations/0007-product-photos.ts'
import { shareLinks } from '../migrations/0008-share-links.ts'
import { barcodes } from '../migrations/0009-barcodes.ts'
import { imports } from '../migrations/0010-imports.ts'
import { publishedShareLinks } from '../migrations/0011-published-share-links.ts'
import { pricesByCode } from '../migrations/0012-prices-by-code.ts'
import { brokenRuns } from '../migrations/0013-broken-runs.ts'
import { importPhotos } from '../migrations/0014-import-photos.ts'
import { barcodeVersions } from '../migrations/0019-barcode-versions.ts'
import { namedSizeRuns } from '../migrations/0020-named-size-runs.ts'
import { shippedLists } from '../migrations/0021-shipped-lists.ts'
import { productNames } from '../migrations/0022-product-names.ts'
import { importSeen } from '../migrations/0023-import-seen.ts'
import { alikeInImports } from '../migrations/0024-alike-in-imports.ts'
import { minimumsOfDeleted } from '../migrations/0025-minimums-of-deleted.ts'
import { productCosts } from '../migrations/0029-product-costs.ts'
import { shareLinkNames } from '../migrations/0033-share-link-names.ts'
import { importEnds } from '../migrations/imports/0026-import-ends.ts'
import { readCells } from '../migrations/imports/0027-read-cells.ts'

/** Requires the stock kernel's schema: its stores are the catalogue's stores. */
export const catalogueMigrations: MigrationSet = {
  owner: 'catalogue',
  migrations: [
    catalogue,
    codesAndSizes,
    listVersions,
    namesInAnyCase,
    soldLately,
    sizesAndCategories,
    productPhotos,
    shareLinks,
    barcodes,
    imports,
    publishedShareLinks,
    pricesByCode,
    brokenRuns,
    importPhotos,
    barcodeVersions,
    namedSizeRuns,
    shippedLists,
    productNames,
    importSeen,
    alikeInImports,
    minimumsOfDeleted,
    importEnds,
    readCells,
    productCosts,
    shareLinkNames,
  ],
}
