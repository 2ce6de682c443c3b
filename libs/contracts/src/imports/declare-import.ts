import { Type, type Static, type TProperties, type TSchema } from 'typebox'
import { File } from '../orders/files.ts'
import { route, Strict, TABLE_TYPES, type FileField, type RoutePermission, type TableKind } from '../route.ts'
import { ChangeReply, Found, Id, IdParams, MESSAGE_KEY_FIELDS, Nullable, Text } from '../shapes.ts'

/**
 * reading (its lines are being read) · columns (waits for its columns) · checking · checked (waits for 'Importar', or
 * for a corrected file) · applying · applied · refused (cannot be read) · cancelled.
 */
export const IMPORT_STATES = [
  'reading',
  'columns',
  'checking',
  'checked',
  'applying',
  'applied',
  'refused',
  'cancelled',
] as const
/** Without having been written. */
export const ENDED_IMPORTS: readonly string[] = [
  'refused',
  'cancelled',
] satisfies (typeof IMPORT_STATES)[number][]
export type ImportState = (typeof IMPORT_STATES)[number]

/** Twice what 20,000 lines need. */
export const IMPORT_FILE: FileField<TableKind> = {
  field: 'file',
  kinds: ['csv', 'xlsx'],
  max_bytes: 15_000_000,
}

/** The kind of file that an export or a template is asked for as, and the types of both. */
export const TABLE_FORMAT = { format: Type.Enum([...IMPORT_FILE.kinds]) }
export const TABLE_REPLIES = Object.values(TABLE_TYPES)

// More than any other shop's file has, and few enough to show.
const MOST_COLUMNS = 200

/**
 * What a column of ours is read from: a column of the file by its position, or the same text for every line. With both,
 * the text is that of blank cells.
 */
const MappingOf = <Field extends string>(columns: readonly Field[]) =>
  Type.Array(
    Strict({
      field: Type.Enum([...columns]),
      column: Type.Optional(Type.Integer({ minimum: 0, maximum: MOST_COLUMNS - 1 })),
      text: Type.Optional(Text(160)),
    }),
    { maxItems: columns.length },
  )

export type Mapping<Field extends string> = Static<ReturnType<typeof MappingOf<Field>>>

const Message = { message: Type.String(), ...MESSAGE_KEY_FIELDS }
export const ImportMessage = Type.Object(Message)

/** What every import shows of itself. */
const shownOf = <Field extends string>(columns: readonly Field[]) => ({
  id: Id,
  version: Type.Integer(),
  state: Type.Enum([...IMPORT_STATES]),
  file_name: Type.String(),
  rows: Type.Integer(),
  /** Lines that were checked or applied so far. */
  done: Type.Integer(),
  /** The columns of the file, and its first lines. */
  columns: Type.Array(Type.String()),
  samples: Type.Array(Type.Array(Type.String())),
  mapping: MappingOf(columns),
  faults_total: Type.Integer(),
  /** The first values that were refused, by the line of the file as a spreadsheet counts it. */
  faults: Type.Array(
    Type.Object({
      row: Type.Integer(),
      /** As the file names it; null for a text that is the same for every line. */
      column: Nullable(Type.String()),
      field: Type.Enum([...columns]),
      value: Type.String(),
      ...Message,
    }),
  ),
  /** Why the file was refused, or the import failed. */
  problem: Nullable(ImportMessage),
})

interface Declared<Field extends string, Own extends TProperties, Chosen extends TProperties> {
  path: `/${string}`
  tag: string
  permission: RoutePermission
  /** Of the summaries: `products and stock`. */
  of: string
  columns: readonly Field[]
  /** What it shows besides, its counts among it. */
  own: Own
  /** What is chosen besides the columns of the file. */
  chosen: Chosen
}

type Calls = Pick<Declared<string, TProperties, TProperties>, 'path' | 'tag' | 'permission' | 'of'>

/** A file is uploaded, and what became of it is read. */
const readCalls = <Import extends TSchema>({ path, of, ...call }: Calls, Import: Import) => ({
  create: route({
    ...call,
    method: 'POST',
    path,
    summary: `Upload a CSV or XLSX file of ${of}; its columns are read by a job.`,
    files: [IMPORT_FILE],
    body: Strict({ file: File }),
    reply: ChangeReply(Import),
  }),
  get: route({
    ...call,
    method: 'GET',
    path: `${path}/:id`,
    summary: `An own import of ${of}: its state, columns, counts and first faults.`,
    params: IdParams,
    reply: Found(Import),
  }),
  faults: route({
    ...call,
    method: 'GET',
    path: `${path}/:id/faults`,
    summary: `All faults of an own import of ${of}, as CSV.`,
    is_heavy: true,
    params: IdParams,
    reply: Type.Any(),
    raw: [TABLE_TYPES.csv],
  }),
})

const Version = Type.Integer({ minimum: 1 })

/** Its columns are chosen and all is checked; then it is written, or not. */
const workCalls = <Import extends TSchema, Chosen extends TProperties>(
  { path, of, ...call }: Calls,
  Import: Import,
  chosen: Chosen,
) => ({
  check: route({
    ...call,
    method: 'POST',
    path: `${path}/:id`,
    summary: `Set the columns of an import of ${of} and check all of its lines; nothing is written yet.`,
    params: IdParams,
    body: Strict({ version: Version, ...chosen }),
    reply: ChangeReply(Import),
  }),
  apply: route({
    ...call,
    method: 'POST',
    path: `${path}/:id/apply`,
    summary: `Write all lines of a checked import of ${of} without faults, or none.`,
    params: IdParams,
    body: Strict({ version: Version }),
    reply: ChangeReply(Import),
  }),
})

/** Its user goes on with another file, or with none. */
const endCalls = <Import extends TSchema>({ path, of, ...call }: Calls, Import: Import) => ({
  cancel: route({
    ...call,
    method: 'DELETE',
    path: `${path}/:id`,
    summary: `Cancel an own import of ${of} that is not written yet, or the fetching of its pictures.`,
    params: IdParams,
    reply: ChangeReply(Import),
  }),
})

/** Declares an import: a file is uploaded and read, its columns are chosen, all is checked, and written or not. */
export function declareImport<
  Field extends string,
  Own extends TProperties,
  Chosen extends TProperties = Record<never, never>,
>({ columns, own, chosen, ...calls }: Declared<Field, Own, Chosen>) {
  const Import = Type.Object({ ...shownOf(columns), ...own })
  return {
    Import,
    ...readCalls(calls, Import),
    ...endCalls(calls, Import),
    ...workCalls(calls, Import, { mapping: MappingOf(columns), ...chosen }),
  }
}
