import type { AuditEntry } from '@deportivo/contracts/admin/audit'
import type { FamilyName, PayloadOf } from '@deportivo/contracts/events/families'
import type { Knex } from 'knex'
import type { AuditValue } from '../audit/changes.ts'
import type { Actor } from '../http/guard/actor.ts'
import type { FieldErrors, RecordCall, RecordInput } from './record-call.ts'
import type { References } from './references.ts'
import type { Versioned } from './stale.ts'
import type { Usage } from './usage.ts'

/** The columns that the table of every record has. */
export interface StoredRecord extends Versioned {
  id: number | string
}

type RecordIn<Payload> = Payload extends { record: infer Facts } ? Facts : never

/** The families whose events contain a record. */
type RecordFamily = {
  [Name in FamilyName]: PayloadOf<Name> extends { record: unknown } ? Name : never
}[FamilyName]

type EventOf<Row, Family extends RecordFamily> = {
  family: Family
  /** Its id among all aggregates of the family. Absent: the record's id. */
  idOf?: (row: Row) => string
  recordOf: (
    row: Row,
    trx: Knex.Transaction,
  ) => RecordIn<PayloadOf<Family>> | Promise<RecordIn<PayloadOf<Family>>>
}

export type RecordEvent<Row> = { [Family in RecordFamily]: EventOf<Row, Family> }[RecordFamily]

/** A kind of record: everything needed to save, change and delete one. */
export interface RecordDefinition<Row extends StoredRecord, Fields extends object, Reply extends object> {
  /** `schema.table`, with `id`, `version`, `updated_by`, `created_at` and `updated_at`. */
  table: string
  /** Rows outside of it are treated as missing. */
  scope?: Partial<Row>
  /** The subject of its audit entries and the family of its events. */
  subject: AuditEntry['subject']
  nameOf: (row: Row) => string
  /** Which field is wrong when a unique constraint or index refuses a row. */
  unique?: Readonly<Record<string, FieldErrors>>
  references?: References<Fields>
  /** The column of the day on which it counts: nothing is saved or deleted on a day of a closed month. */
  dated?: keyof Row & keyof Fields & string
  /** A record that the actor may not see is a 404. Absent: the route's permission is enough. */
  isVisible?: (db: Knex, id: Row['id'], actor: Actor) => Promise<boolean>
  /** Columns of a new row that no user enters. */
  initial?: (trx: Knex.Transaction) => object
  /** Rules that no schema can express: returns errors by field, or throws. */
  check?: (call: RecordCall, input: RecordInput<Row, Fields>) => Promise<FieldErrors>
  /** The columns that the given fields are stored in. Absent: columns of the same names. */
  columns?: (fields: Fields) => object
  /** Input or stored record as the audit compares and writes them. Absent: the columns. */
  audited?: (fields: Fields) => Record<string, AuditValue>
  /** The stored record likewise, where it has another form than the input. */
  auditedRow?: (row: Row) => Record<string, AuditValue>
  /** What belongs to the record and is stored in other tables. */
  parts?: {
    read: (trx: Knex.Transaction, id: Row['id']) => Promise<Partial<Row>>
    write: (trx: Knex.Transaction, id: Row['id'], fields: Fields) => Promise<void>
    /** Before the record is deleted. Absent: the database deletes them with it. */
    remove?: (trx: Knex.Transaction, id: Row['id']) => Promise<void>
  }
  /** Of a record that outlives its deletion, since others name it: the columns by which it leaves its `scope`. */
  retired?: Partial<Row>
  /** What forbids deleting it besides its users: throws. */
  checkDelete?: (row: Row) => void
  /** What forbids deleting it. */
  usedBy?: readonly Usage[]
  event?: RecordEvent<Row>
  /** The record as its GET route returns it. */
  read: (trx: Knex.Transaction, id: Row['id'], reader: Pick<RecordCall, 'actor' | 'deps'>) => Promise<Reply>
}

/** Declares a kind of record. */
export const defineRecord = <Row extends StoredRecord, Fields extends object, Reply extends object>(
  record: RecordDefinition<Row, Fields, Reply>,
): RecordDefinition<Row, Fields, Reply> => record
