import { writeTable } from '@deportivo/platform/tables/write-table'
import { statementTable } from './statement-head.ts'

await writeTable(statementTable)
