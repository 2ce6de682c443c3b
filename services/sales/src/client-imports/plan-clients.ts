import type { ClientMapping } from '@deportivo/contracts/clients/client-imports'
import { clientIdentification, plainIdentification } from '@deportivo/contracts/identification'
import { queryRows } from '@deportivo/platform/db/query-rows'
import type { RecordCall } from '@deportivo/platform/records/record-call'
import { changesOf } from '@deportivo/platform/records/save-record'
import type { Knex } from 'knex'
import { CLIENT, type ClientRecord } from '../clients/client-record.ts'
import {
  errorsByColumn,
  readFields,
  schemaErrors,
  type ClientFields,
  type Errors,
  type Values,
} from './client-input.ts'
import type { KnownNames } from './known-names.ts'
import type { Fault, StagedRow } from './tables.ts'

/** What the import does with one line. */
export interface ClientPlan {
  row: number
  /** null: a new client. */
  before: ClientRecord | null
  fields: ClientFields
  hasChanges: boolean
  faults: readonly Fault[]
}

export interface Planning {
  call: RecordCall
  known: KnownNames
  mapping: ClientMapping
  /** The line of each number so far. */
  seen: Map<string, number>
  /** Whether what another one changed since the check is a fault. */
  comparesSeen: boolean
}

const valuesOf = (mapping: ClientMapping, cells: readonly string[]): Values =>
  Object.fromEntries(
    mapping.map(({ field, column, text = '' }) => {
      const cell = column === undefined ? '' : (cells[column] ?? '').trim()
      return [field, cell === '' ? text.trim() : cell]
    }),
  )

const STORED = `
  select c.* from sales.clients c
  where c.merged_into is null
    and sales.plain(replace(c.identification_number, ' ', '')) in (select sales.plain(n) from unnest(?::text[]) n)`

/** Both forms: with the check digit of a company, and as it was written. */
const numbersOf = (written: string, person: number | undefined) => [
  clientIdentification(written, person),
  plainIdentification(written),
]

interface Read {
  staged: StagedRow
  values: Values
  fields: ClientFields
  errors: Errors
}

async function readStored(db: Knex, lines: readonly Read[]): Promise<Map<string, ClientRecord>> {
  const numbers = lines.flatMap(({ fields }) =>
    numbersOf(fields.identification_number ?? '', fields.type_of_person).filter(Boolean),
  )
  const rows = await queryRows<ClientRecord>(db, STORED, [numbers])
  return new Map(rows.map((row) => [plainIdentification(row.identification_number), row]))
}

function sinceErrors({ seen_id, seen_version }: StagedRow, before: ClientRecord | null): Errors {
  const isSame = seen_id === (before?.id ?? null) && seen_version === (before?.version ?? null)
  return isSame ? {} : { identification_number: 'client_import.changed_since' }
}

/** A file that has the same client twice would change it twice. */
function twiceErrors(number: string, row: number, { seen }: Planning): Errors {
  const earlier = seen.get(number)
  if (earlier !== undefined)
    return { identification_number: { key: 'client_import.same_client', values: { row: earlier } } }
  seen.set(number, row)
  return {}
}

async function ruleErrors({ call }: Planning, before: ClientRecord | null, fields: ClientFields) {
  return errorsByColumn((await CLIENT.check?.(call, { before, fields })) ?? {})
}

async function planLine(
  { staged, values, fields, errors: unread }: Read,
  before: ClientRecord | null,
  planning: Planning,
): Promise<ClientPlan> {
  const { row } = staged
  const number = before?.identification_number ?? fields.identification_number ?? ''
  const hasChanges = before === null || changesOf(CLIENT, before, fields).length > 0
  // What is stored stays as it is, also where today's rules would refuse it.
  const schema = hasChanges ? schemaErrors(fields, before === null) : {}
  const isRight = Object.keys({ ...schema, ...unread }).length === 0
  const errors: Errors = {
    ...(isRight && hasChanges ? await ruleErrors(planning, before, fields) : {}),
    ...schema,
    ...unread,
    ...(number === '' ? {} : twiceErrors(plainIdentification(number), row, planning)),
    ...(planning.comparesSeen ? sinceErrors(staged, before) : {}),
  }
  const faults = Object.entries(errors).map(([field, text]): Fault => {
    const column = field as keyof Values
    return {
      row,
      field: column,
      value: values[column] ?? '',
      text: typeof text === 'string' ? { key: text } : text,
    }
  })
  return { row, before, fields, hasChanges, faults }
}

/** Plans some lines, with everything that is wrong in them. Writes nothing. */
export async function planClients(
  db: Knex,
  staged: readonly StagedRow[],
  planning: Planning,
): Promise<ClientPlan[]> {
  const lines = staged.map((one): Read => {
    const values = valuesOf(planning.mapping, one.cells)
    const { fields, errors } = readFields(values, planning.known)
    return { staged: one, values, fields: fields, errors }
  })
  const stored = await readStored(db, lines)
  const plans: ClientPlan[] = []
  for (const line of lines) {
    const { identification_number = '', type_of_person } = line.fields
    const before = numbersOf(identification_number, type_of_person).flatMap((one) => stored.get(one) ?? [])[0]
    plans.push(await planLine(line, before ?? null, planning))
  }
  return plans
}
