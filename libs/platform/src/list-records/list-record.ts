import type { AuditEntry } from '@deportivo/contracts/admin/audit'
import type { OrderContract, UsesContract } from '@deportivo/contracts/catalogue/catalogue-list'
import type { ListContract } from '@deportivo/contracts/list-route'
import type { Contract } from '@deportivo/contracts/route'
import type { Knex } from 'knex'
import type { TObject, TSchema } from 'typebox'
import type { AuditValue } from '../audit/changes.ts'
import { notFound } from '../http/refused.ts'
import { defineRecord } from '../records/record.ts'
import { singleSpaced } from '../single-spaced.ts'
import { columnOf, type ListFields, type ListRecord, type ListRow, type ListRows } from './list-rows.ts'

/** The calls of a list whose rows are records. */
export interface ListContracts {
  /** Of its audit entries and events. */
  subject: AuditEntry['subject']
  list: ListContract
  create: Contract<TSchema, TSchema, TObject>
  change: Contract<TSchema, TSchema, TObject>
  remove: Contract
  uses: UsesContract
  reorder: OrderContract | undefined
  /** The field that rows are ordered by, where they have an order. */
  order: string | undefined
}

/** The rows as they are read, with what is computed for them. */
export function selected(db: Knex, rows: ListRows, fields: readonly string[], filters?: object) {
  const { table, computed = {}, scope = {} } = rows
  const from = rows.from?.(db, filters) ?? db(table).where(scope)
  return from.select(
    Object.fromEntries(fields.map((field) => [field, computed[field]?.(db) ?? columnOf(rows, field)])),
  )
}

/** Everything that is stored of a row besides its name. */
function valuesOf(fields: readonly string[], rows: ListRows, row: ListRow): ListFields {
  const stored = row as unknown as ListFields
  const others = fields.filter((field) => field !== 'name')
  return Object.fromEntries(others.map((field) => [field, stored[columnOf(rows, field)]]))
}

/** A list of pairs, as the amounts of sizes, is read as what each of its first parts has; pairs may be nested once. */
function auditValue(value: unknown): AuditValue {
  if (!Array.isArray(value) || typeof value[0] !== 'object') return value as AuditValue
  const pairs = value.map((part: object) => Object.values(part) as [string | number, unknown])
  return Object.fromEntries(pairs.map(([name, amounts]) => [name, amountText(amounts)]))
}

const amountText = (amounts: unknown): string | number =>
  Array.isArray(amounts)
    ? `(${amounts.map((part: object) => Object.values(part).join(' × ')).join(', ')})`
    : (amounts as number)

const audited = (fields: ListFields) =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, auditValue(value)]))

/** Texts as they are stored: a name as it is read on a screen, and some in small letters. */
function plainValues(given: ListFields, lowercase: readonly string[]): ListFields {
  const plain = (field: string, value: string) => {
    if (field === 'name') return singleSpaced(value)
    return lowercase.includes(field) ? value.toLowerCase() : value
  }
  return Object.fromEntries(
    Object.entries(given).map(([field, value]) => [
      field,
      typeof value === 'string' ? plain(field, value) : value,
    ]),
  )
}

/** The record of one list: its contract names the fields, its table the rest. */
export function recordOf({ subject, list, create, order }: ListContracts, rows: ListRows): ListRecord {
  const { table, json = [], lowercase = [], unique = `${table.replace(/^.*\./, '')}_name_key` } = rows
  const entered = Object.keys(create.body.properties)
  const fields = order === undefined ? entered : [...entered, order]
  const plain = (given: ListFields) => plainValues(given, lowercase)
  const stored = (field: string, value: unknown) => (json.includes(field) ? JSON.stringify(value) : value)
  return defineRecord<ListRow, ListFields, object>({
    ...rows,
    subject,
    nameOf: ({ name }) => name,
    unique: { [unique]: { name: 'field.taken' } },
    columns: (given) =>
      Object.fromEntries(
        Object.entries(plain(given)).map(([field, value]) => [columnOf(rows, field), stored(field, value)]),
      ),
    audited: (given) => audited(plain(given)),
    auditedRow: (row) => audited({ name: row.name, ...valuesOf(fields, rows, row) }),
    ...(order === undefined ? {} : { initial: (trx) => lastPlace(trx, rows, columnOf(rows, order)) }),
    event: {
      family: 'catalogue',
      idOf: ({ id }) => `${subject}-${id}`,
      recordOf: (row) => ({
        id: row.id,
        version: row.version,
        name: row.name,
        list: subject,
        values: valuesOf(fields, rows, row),
      }),
    },
    async read(db, id) {
      const row = (await selected(db, rows, list.list.fields).where({ id }).first()) as object | undefined
      if (!row) throw notFound()
      return row
    },
  })
}

const lastPlace = (trx: Knex.Transaction, { table, scope = {} }: ListRows, column: string) => ({
  [column]: trx(table)
    .where(scope)
    .select(trx.raw('coalesce(max(??), 0) + 1', [column])),
})
