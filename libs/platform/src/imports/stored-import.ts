import type { ImportState, Mapping } from '@deportivo/contracts/imports/declare-import'
import type { KeyedText } from '../http/refused.ts'
import type { StoredCaller } from '../records/stored-call.ts'

/** While a job works on it. */
export const WORKING_STATES = ['reading', 'checking', 'applying'] as const satisfies ImportState[]

/** While it waits for its user, with the lines of its file. */
export const WAITING_STATES = ['columns', 'checked'] as const satisfies ImportState[]

/** The columns that the table of every import has. */
export interface StoredImport<Field extends string = string> extends StoredCaller {
  id: number
  version: number
  by_id: number
  state: ImportState
  file_name: string
  path: string
  columns: string[]
  mapping: Mapping<Field>
  rows: number
  /** Lines that were checked or applied so far. */
  done: number
  counts: object | null
  faults_total: number
  problem: KeyedText | null
  /** How often its present work was begun without coming to an end. */
  begun: number
  created_at: Date
  updated_at: Date
}

/** A value that was refused. */
export interface ImportFault<Field extends string = string> {
  row: number
  field: Field
  value: string
  text: KeyedText
}

/** A line of a file that is being imported. */
export interface StagedLine {
  import_id: number
  row: number
  cells: string[]
}

/** JSON columns are written as text. */
export type Json<Row, Names extends keyof Row> = Omit<Row, Names> & Record<Names, string>
