import type { Knex } from 'knex'
import type { Narrow } from '../lists/list-definition.ts'
import type { FieldErrors, RecordCall, RecordInput } from '../records/record-call.ts'
import type { RecordDefinition } from '../records/record.ts'
import type { References } from '../records/references.ts'
import type { Usage } from '../records/usage.ts'

/** A row of any list, as it is stored. */
export interface ListRow {
  id: number
  name: string
  version: number
  updated_by: string | null
  created_at: Date
  updated_at: Date
}

export type ListFields = Record<string, unknown>
export type ListRecord = RecordDefinition<ListRow, ListFields, object>

/** The table of a list: what its owner knows, besides what the contract declares. */
export interface ListTable {
  /** `schema.table`, with the columns of a record. */
  table: string
  /** Rows outside of it are neither listed by their number nor changed. */
  scope?: object
  /** The unique index of its name. Default: that of the table, `<table>_name_key`. */
  unique?: string
  /** Fields that are stored under another name. */
  columns?: Readonly<Record<string, string>>
  /** Fields that are stored as JSON. */
  json?: readonly string[]
  /** Texts that are stored in small letters. */
  lowercase?: readonly string[]
  references?: References<ListFields>
  check?: (call: RecordCall, input: RecordInput<ListRow, ListFields>) => Promise<FieldErrors>
  checkDelete?: (row: ListRow) => void
  parts?: NonNullable<ListRecord['parts']>
}

/** How a list is read and what uses its rows: what the service knows that serves it. */
export interface ListRows extends ListTable {
  /** The schema's function of text without accents and capitals. */
  plain: `${string}.plain`
  /** The rows that are read, where they are not those of the table. `filters` are those of the request. */
  from?: (db: Knex, filters?: object) => Knex.QueryBuilder
  /** Fields that are no columns: what is computed for each row. */
  computed?: Readonly<Record<string, (db: Knex) => Knex.QueryBuilder | Knex.Raw>>
  /** Filters that are more than a column of the same name. */
  filters?: Readonly<Record<string, Narrow<never, never>>>
  usedBy: readonly Usage[]
}

/** Declares the table of a list in the package that owns it. */
export const listTable = (table: ListTable): ListTable => table

export const columnOf = ({ columns = {} }: ListTable, field: string): string => columns[field] ?? field
