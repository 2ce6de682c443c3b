import { writeTable } from '@deportivo/platform/tables/write-table'
import { productsTable } from './product-head.ts'

await writeTable(productsTable, { isMarked: true })
