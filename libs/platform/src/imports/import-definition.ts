import type { Readable } from 'node:stream'
import type { TextKey } from '@deportivo/texts/texts'
import type { Knex } from 'knex'
import type { Actor } from '../http/guard/actor.ts'
import type { Deps } from '../service.ts'
import type { TableHead } from '../tables/open-table.ts'
import type { TableRow } from '../tables/table-row.ts'
import type { StoredImport } from './stored-import.ts'

/** `schema.table` of each. */
export interface ImportTables {
  /** One row for each import: `StoredImport`. */
  imports: string
  /** The lines of its file, until it is applied. */
  rows: string
  faults: string
  /** What each user chose for files with the same columns. */
  mappings: string
}

/** What the shared part shows of an import. */
export type SharedFields =
  | ('id' | 'version' | 'state' | 'file_name' | 'rows' | 'done' | 'columns' | 'samples' | 'mapping')
  | ('faults_total' | 'faults' | 'problem')

/** A kind of import: everything that reading, checking and writing a file needs to know of what is in it. */
export interface ImportDefinition<Row extends StoredImport, Head extends TableHead, Reply extends object> {
  tables: ImportTables
  /** The family of the events that request its work. */
  family: 'import' | 'client_import' | 'statement_import'
  /** One import at a time is written: two would wait for each other's records. */
  lock: number
  /** Who may not import although the permission of the calls is theirs: throws. */
  refuseActor?: (actor: Actor) => void
  /** Why what was chosen besides the columns is refused: throws. */
  refuseChosen?: (trx: Knex.Transaction, chosen: Partial<Row>) => Promise<void>
  /** Why columns are refused of which one is chosen twice. */
  columnTwice: TextKey
  /** A column of ours in Spanish, where the file has none. */
  columnName: (field: Row['mapping'][number]['field']) => string
  /** The head of an uploaded file first, then its lines. Refuses with `TableRefused`. */
  open: (file: Readable) => AsyncIterable<Head | TableRow>
  /** What is stored of a head besides its columns. */
  ofHead?: (head: Head) => Partial<Row>
  /** What is chosen of a file, by the names of the columns that store it: the mapping, and options. */
  choices: readonly (keyof Row & string)[]
  /** What is chosen of this file alone, and not for the next one with the same columns. */
  ofFile?: readonly (keyof Row & string)[]
  /** The choices for columns that their user has not chosen before. */
  suggest: (trx: Knex.Transaction, head: Head) => Promise<Partial<Row>>
  /** The columns that a new check clears, besides those of every import. */
  cleared?: Readonly<Record<string, string | null>>
  /** Finds out what an import would do, and everything that is wrong in it (`checkLines`). */
  check: (deps: Deps, row: Row) => Promise<void>
  /** Writes it (`writeLines`). */
  apply: (deps: Deps, row: Row) => Promise<void>
  /** Cancels what goes on after it was written; whether there was anything. */
  cancelAfterwards?: (trx: Knex.Transaction, row: Row) => Promise<boolean>
  /** What an import shows besides. */
  own: (db: Knex, row: Row) => Promise<Omit<Reply, SharedFields>>
}

/** Declares a kind of import. */
export const defineImport = <Row extends StoredImport, Head extends TableHead, Reply extends object>(
  definition: ImportDefinition<Row, Head, Reply>,
): ImportDefinition<Row, Head, Reply> => definition

/** What the acts of an import need of its definition. */
export type Tables = Pick<ImportDefinition<StoredImport, TableHead, object>, 'tables'>
