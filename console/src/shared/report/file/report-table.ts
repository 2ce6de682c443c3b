import type { FileCell, FileKind } from '@deportivo/contracts/exports/file-columns'
import { readPages, type Pages, type ReadOptions } from '../../list/query/read-pages.ts'

/** A table of a report's file. */
export interface ReportTable {
  name: string
  head: readonly { text: string; kind: FileKind }[]
  rows: readonly (readonly FileCell[])[]
}

/** Rows of which the screen shows a page and a file has all. */
export interface ReportList {
  total: number
  read: (options: ReadOptions & { limit: number }) => Promise<ReportTable>
}

/** The list of a report's file: its rows are read page by page, once the file is made. */
export const reportList = <R>(
  total: number,
  pages: Pages<R>,
  tableOf: (rows: readonly R[]) => ReportTable,
): ReportList => ({ total, read: async (options) => tableOf(await readPages(pages, options)) })
