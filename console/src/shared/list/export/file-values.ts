import type { CellTools, FileField, FileKind, ListColumn } from '../definition/definition.ts'

/** One cell of an exported file. */
export type FileCell = string | number | Date | null

/** The fields of an exported file: those of the columns on screen, in their order. */
export const fieldsOf = <R>(columns: readonly ListColumn<R>[]): readonly FileField<R>[] =>
  columns.flatMap(({ file }) => file)

/** Colombia's clock has been five hours behind UTC since 1993. */
const BEHIND_UTC_MS = 5 * 60 * 60_000

/** A spreadsheet knows no zones: the shop's clock is written as if it were UTC. */
const asClock = (iso: string): Date => new Date(new Date(iso).getTime() - BEHIND_UTC_MS)

function cellOf(kind: FileKind, value: string | number | null | undefined): FileCell {
  if (value === null || value === undefined || value === '') return null
  return kind === 'instant' ? asClock(String(value)) : value
}

/** A row as a file holds it: figures as figures, instants as instants. */
export const fileRow = <R>(row: R, fields: readonly FileField<R>[], tools: CellTools): FileCell[] =>
  fields.map(({ kind = 'text', value }) => cellOf(kind, value(row, tools)))
