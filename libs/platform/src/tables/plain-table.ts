import type { Readable } from 'node:stream'
import { programBeside } from '../program-beside.ts'
import { openTable, type TableHead } from './open-table.ts'

/** The lines of a stored file as they are. */
export const openPlainTable = (file: Readable) =>
  openTable<TableHead>(file, programBeside(import.meta.url, 'plain-table.worker'))
