import { PRODUCT_IMPORTS, type ProductImport } from '@deportivo/contracts/catalogue/imports'
import { defineImport } from '@deportivo/platform/imports/import-definition'
import { importJob, removeOldImports } from '@deportivo/platform/imports/import-job'
import { importRoutes } from '@deportivo/platform/imports/import-routes'
import { text } from '@deportivo/texts/text'
import { noneAlike } from './acts/alike-products.ts'
import { applyImport } from './acts/apply-import.ts'
import { checkImport } from './acts/check-import.ts'
import { suggestChoices } from './columns/suggest-choices.ts'
import { IMPORT_STORAGE } from './import-storage.ts'
import { cancelPhotos } from './pictures/cancel-photos.ts'
import { photoProgress } from './pictures/photo-progress.ts'
import { openProducts, type ProductsHead } from './reading/open-products.ts'
import type { ImportRow } from './tables.ts'

const DEFINITION = defineImport<ImportRow, ProductsHead, ProductImport>({
  ...IMPORT_STORAGE,
  family: 'import',
  columnTwice: 'import.column_twice',
  columnName: (field) => text(`import.column.${field}`),
  open: openProducts,
  ofHead: ({ format }) => ({ format }),
  choices: ['mapping', 'make_missing', 'size_option'],
  ofFile: ['leave_out'],
  suggest: suggestChoices,
  cleared: {
    counts: null,
    missing: '[]',
    alike: JSON.stringify(noneAlike()),
    open_amounts: '[]',
    open_options: '[]',
    wrong_cells: '[]',
  },
  check: checkImport,
  apply: applyImport,
  cancelAfterwards: cancelPhotos,
  own: async (db, { id, format, make_missing, counts, missing, alike, ...row }) => ({
    format,
    make_missing,
    alike,
    leave_out: row.leave_out,
    size_option: row.size_option,
    open_amounts: row.open_amounts,
    open_options: row.open_options,
    wrong_cells: row.wrong_cells,
    counts: counts && { ...counts, photos: counts.photos ?? 0 },
    photos: await photoProgress(db, id),
    missing: missing.map(({ list, name, within }) => ({ list, name, within })),
  }),
})

/** Imports of products and stock. Their pictures are fetched by a job of its own. */
export const productImportRoutes = importRoutes(DEFINITION, PRODUCT_IMPORTS)
export const productImportJob = importJob('import', DEFINITION)
export const removeOldProductImports = removeOldImports('remove old imports', DEFINITION)
