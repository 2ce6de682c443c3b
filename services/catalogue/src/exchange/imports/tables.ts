import type { ImportColumn, ImportFormat } from '@deportivo/contracts/catalogue/import-columns'
import type { LeftOutKind, Mapping, ProductImport } from '@deportivo/contracts/catalogue/imports'
import type { KeyedText } from '@deportivo/platform/http/refused'
import type { ImportFault, Json, StagedLine, StoredImport } from '@deportivo/platform/imports/stored-import'
import type { TextValues } from '@deportivo/texts/text'
import type { Knex } from 'knex'

type Counts = NonNullable<ProductImport['counts']>
type Missing = ProductImport['missing'][number] & {
  /** Of a category: the sizes that its products have. */
  size_ids?: number[]
}

export interface ImportRow extends StoredImport<ImportColumn> {
  format: ImportFormat
  make_missing: boolean
  /** Those of an import of an earlier release have no pictures. */
  counts: (Omit<Counts, 'photos'> & Partial<Pick<Counts, 'photos'>>) | null
  missing: Missing[]
  alike: AlikeProducts
  /** Of this file alone: the next one may be wrong in other places. */
  leave_out: LeftOutKind[]
  /** The option of a shop that is the size; blank: none was chosen. */
  size_option: string
  open_amounts: OpenAmount[]
  open_options: string[]
  wrong_cells: ProductImport['wrong_cells']
}

type AlikeProducts = ProductImport['alike']
type OpenAmount = ProductImport['open_amounts'][number]

export type { AlikeProducts, Counts as ImportCounts, Missing as MissingRow, OpenAmount }

export interface StagedRow extends StagedLine {
  first_row: number | null
}

export type FaultRow = ImportFault<ImportColumn> & { import_id: number }

/** What is stored, as a fault shows it; and where that is not all, what it is of. */
export type SeenValue = readonly [shown: TextValues[string], of?: string | number]

/** What the check read of a product, by the keys of its values. */
export interface SeenRow {
  import_id: number
  row: number
  product_id: number | null
  values: Record<string, SeenValue>
}

export interface PhotoRow {
  id: number
  import_id: number
  row: number
  product_id: number
  url: string
  state: 'waiting' | 'stored' | 'failed'
  attachment_id: number | null
  problem: KeyedText | null
}

type WritableImport = Json<
  Omit<ImportRow, 'id'>,
  | ('actor' | 'mapping' | 'counts' | 'missing' | 'alike' | 'problem')
  | ('leave_out' | 'open_amounts' | 'open_options' | 'wrong_cells')
>

declare module 'knex/types/tables.js' {
  interface Tables {
    'catalogue.imports': Knex.CompositeTableType<ImportRow, Partial<WritableImport>, Partial<WritableImport>>
    'catalogue.import_rows': StagedRow
    'catalogue.import_faults': Knex.CompositeTableType<
      FaultRow & { id: number },
      Json<FaultRow, 'text'>,
      Json<FaultRow, 'text'>
    >
    'catalogue.import_seen': Knex.CompositeTableType<SeenRow, Json<SeenRow, 'values'>>
    'catalogue.import_photos': Knex.CompositeTableType<
      PhotoRow,
      Pick<PhotoRow, 'import_id' | 'row' | 'product_id' | 'url'>,
      Partial<Pick<PhotoRow, 'state' | 'attachment_id'> & { problem: string }>
    >
    'catalogue.import_mappings': Knex.CompositeTableType<
      { user_id: number; columns_hash: string; mapping: Mapping; make_missing: boolean; size_option: string },
      { user_id: number; columns_hash: string; mapping: string; make_missing: boolean; size_option: string },
      { mapping: string; make_missing: boolean; size_option: string }
    >
  }
}
