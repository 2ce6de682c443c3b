import type { MigrationSet } from '@deportivo/platform/db/migrate'
import { catalogue } from '../migrations/0001-catalogue.ts'
import { codesAndSizes } from '../migrations/0002-codes-and-sizes.ts'
import { photosAndBarcodes } from '../migrations/0003-photos-and-barcodes.ts'
import { shareLinks } from '../migrations/0004-share-links.ts'
import { imports } from '../migrations/0005-imports.ts'

/** Requires the stock kernel's schema: its stores are the catalogue's stores. */
export const catalogueMigrations: MigrationSet = {
  owner: 'catalogue',
  migrations: [catalogue, codesAndSizes, photosAndBarcodes, shareLinks, imports],
}
