import { writeTable } from '@deportivo/platform/tables/write-table'
import { flattened } from '../shops/flatten.ts'

await writeTable(flattened)
