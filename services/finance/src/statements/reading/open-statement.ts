import { programBeside } from '@deportivo/platform/program-beside'
import { openTable, type TableHead } from '@deportivo/platform/tables/open-table'
import type { Readable } from 'node:stream'

/** The movements of a bank's file, without what is above the names of its columns. */
export const openStatement = (file: Readable) =>
  openTable<TableHead>(file, programBeside(import.meta.url, 'statement-table.worker'))
