import type { ImportColumn, ImportFormat } from '@deportivo/contracts/catalogue/import-columns'
import type { ImportState, Mapping, ProductImport } from '@deportivo/contracts/catalogue/imports'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import type { KeyedText } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'

/** What an import needs of the user who asked for it. */
export type ImportActor = Pick<Actor, 'id' | 'name' | 'profile' | 'grants' | 'code_ids'>

type Counts = NonNullable<ProductImport['counts']>
type Missing = ProductImport['missing'][number] & {
  /** Of a category: the sizes that its products have. */
  size_ids?: number[]
}

export interface ImportRow {
  id: number
  version: number
  by_id: number
  actor: ImportActor
  request_id: string | null
  address: string | null
  state: ImportState
  file_name: string
  path: string
  format: ImportFormat
  columns: string[]
  mapping: Mapping
  make_missing: boolean
  rows: number
  done: number
  /** Those of an import of an earlier release have no pictures. */
  counts: (Omit<Counts, 'photos'> & Partial<Pick<Counts, 'photos'>>) | null
  missing: Missing[]
  faults_total: number
  problem: KeyedText | null
  created_at: Date
  updated_at: Date
}

export type { Counts as ImportCounts, Missing as MissingRow }

export interface StagedRow {
  import_id: number
  row: number
  cells: string[]
  first_row: number | null
}

export interface FaultRow {
  import_id: number
  row: number
  field: ImportColumn
  value: string
  text: KeyedText
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

/** JSON columns are written as text. */
type Json<Row, Names extends keyof Row> = Omit<Row, Names> & Record<Names, string>
type WritableImport = Json<Omit<ImportRow, 'id'>, 'actor' | 'mapping' | 'counts' | 'missing' | 'problem'>

declare module 'knex/types/tables.js' {
  interface Tables {
    'catalogue.imports': Knex.CompositeTableType<ImportRow, Partial<WritableImport>, Partial<WritableImport>>
    'catalogue.import_rows': StagedRow
    'catalogue.import_faults': Knex.CompositeTableType<
      FaultRow & { id: number },
      Json<FaultRow, 'text'>,
      Json<FaultRow, 'text'>
    >
    'catalogue.import_photos': Knex.CompositeTableType<
      PhotoRow,
      Pick<PhotoRow, 'import_id' | 'row' | 'product_id' | 'url'>,
      Partial<Pick<PhotoRow, 'state' | 'attachment_id'> & { problem: string }>
    >
    'catalogue.import_mappings': Knex.CompositeTableType<
      { user_id: number; columns_hash: string; mapping: Mapping; make_missing: boolean },
      { user_id: number; columns_hash: string; mapping: string; make_missing: boolean },
      { mapping: string; make_missing: boolean }
    >
  }
}
