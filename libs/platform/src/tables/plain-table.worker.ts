import { headed } from './headed.ts'
import { writeTable } from './write-table.ts'

await writeTable(headed)
