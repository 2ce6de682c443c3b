import type { FamilyName } from '@deportivo/contracts/events/families'
import { isDeepStrictEqual } from 'node:util'
import type { FamilyEvent, Projection } from './projection.ts'
import type { Change } from './change.ts'

export type Stored<Row> = Row & { pos: number }

interface Held<Row> {
  row: Row
  pos: number
}

type Rows<Row> = ReadonlyMap<string, Held<Row>>

const keyOf = <Row extends object>({ key }: Pick<Projection<Row>, 'key'>, row: Row): string =>
  JSON.stringify(key.map((column) => row[column]))

// Database rows have Date objects where folds have strings; as JSON they are equal.
const asStored = (row: object): unknown => JSON.parse(JSON.stringify(row))

type Column = string | number | boolean | null | object | undefined

/** Whether a plain value differs: nearly always the version does, and nothing has to be compared as JSON. */
const differsPlainly = (one: object, other: object): boolean => {
  const others = other as Readonly<Record<string, Column>>
  return Object.entries(one as Readonly<Record<string, Column>>).some(
    ([column, value]) =>
      typeof value === 'number' && typeof others[column] === 'number' && value !== others[column],
  )
}

const isSame = (one: object, other: object) =>
  !differsPlainly(one, other) && isDeepStrictEqual(asStored(one), asStored(other))

function heldRows<Row extends object>(
  projection: Pick<Projection<Row>, 'key'>,
  rows: readonly Stored<Row>[],
): Rows<Row> {
  return new Map(
    rows.map(({ pos, ...rest }) => {
      const row = rest as unknown as Row
      return [keyOf(projection, row), { row, pos }]
    }),
  )
}

/** The rows after one event; an unchanged row keeps its position. */
function apply<Row extends object, Name extends FamilyName>(
  projection: Projection<Row, Name>,
  rows: Rows<Row>,
  event: FamilyEvent<Name>,
): Rows<Row> {
  // Cursors commit with the tables, so this only catches a mistake: an event counted twice would spoil the sums
  // forever.
  if ([...rows.values()].some(({ pos }) => pos >= event.pos)) return rows
  const present = [...rows.values()].map(({ row }) => row)
  return new Map(
    projection.fold(present, event).map((row) => {
      const key = keyOf(projection, row)
      const before = rows.get(key)
      return [key, before && isSame(before.row, row) ? before : { row, pos: event.pos }]
    }),
  )
}

/** The row changes made by the events of one aggregate. */
export function foldEvents<Row extends object, Name extends FamilyName>(
  projection: Projection<Row, Name>,
  stored: readonly Stored<Row>[],
  events: readonly FamilyEvent<Name>[],
): Change<Row>[] {
  const before = heldRows(projection, stored)
  const after = events.reduce((rows, event) => apply(projection, rows, event), before)
  const newest = events.at(-1)?.pos ?? 0
  const removed = [...before].filter(([key]) => !after.has(key))
  const written = [...after].filter(([key, { pos }]) => before.get(key)?.pos !== pos)
  return [
    ...removed.map(([, { row }]): Change<Row> => ({ before: row, after: null, pos: newest })),
    ...written.map(([key, { row, pos }]): Change<Row> => {
      return { before: before.get(key)?.row ?? null, after: row, pos }
    }),
  ]
}
