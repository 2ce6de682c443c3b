import type { ImportFormat } from '@deportivo/contracts/catalogue/import-columns'
import { programBeside } from '@deportivo/platform/program-beside'
import { openTable, type TableHead } from '@deportivo/platform/tables/open-table'
import type { Readable } from 'node:stream'

/** The columns of a file of products, and whose file it is. */
export type ProductsHead = TableHead & { format: ImportFormat }

/** The lines of a file of products; those of shops as ours. */
export const openProducts = (file: Readable) =>
  openTable<ProductsHead>(file, programBeside(import.meta.url, 'table.worker'))
