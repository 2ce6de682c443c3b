import type { FileKind } from '../../list/definition/definition.ts'
import type { FileCell } from '../../list/export/file-values.ts'

/** A table of a report's file. */
export interface ReportTable {
  name: string
  head: readonly { text: string; kind: FileKind }[]
  rows: readonly (readonly FileCell[])[]
}
