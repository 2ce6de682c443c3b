import { BOM, csvLine } from '@deportivo/contracts/exports/csv-lines'
import type { FileCell } from '@deportivo/contracts/exports/file-columns'

/** A file of lines as spreadsheets in Spanish open them: UTF-8, cells parted by semicolons. */
export const csvOf = (rows: readonly (readonly FileCell[])[]): string => BOM + rows.map(csvLine).join('')
