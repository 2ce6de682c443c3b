// Called by scripts/bench.mjs: node growth-products.js --growth-products=<products> <folder of the built programs>.
// What reads of products cost in a shop of 10,000 products, and in the same one with more.
import { loadavg } from 'node:os'
import { addProducts, PRODUCTS } from '../data/fill-shop.ts'
import { untilRunsAreChecked } from '../parts/backlog.ts'
import { productGrowthLines } from '../report/growth.ts'
import { printTable, surroundingsOf, writeTable } from '../report/write.ts'
import { inShop, type Shop } from './in-shop.ts'
import { measureReads } from './measure-reads.ts'
import { productReadsOf, productSuggestionsOf } from './reads.ts'

const many = Number(process.argv.find((arg) => arg.startsWith('--growth-products='))?.split('=')[1])
const [loadBefore = 0] = loadavg()
const printLine = (line: string) => process.stdout.write(`${line}\n`)

async function measure({ database: { db }, running, as }: Shop) {
  const reads = [...productReadsOf(as), productSuggestionsOf(as)]
  await untilRunsAreChecked(db)
  await db.raw('vacuum analyze')
  printLine(`… ${PRODUCTS} products`)
  const small = await measureReads(reads, running, db)
  printLine(`… growing to ${many} products`)
  await addProducts(db, many - PRODUCTS)
  await untilRunsAreChecked(db)
  await db.raw('vacuum analyze')
  printLine(`… ${many} products`)
  const large = await measureReads(reads, running, db)
  const levels = await db('inventory.levels').count<{ count: string }[]>('* as count')
  const [machine = ''] = await surroundingsOf(db)
  return { lines: productGrowthLines({ small, large }), levels: Number(levels[0]?.count), machine }
}

printLine('… filling')
const { lines, levels, machine } = await inShop(() => Promise.resolve(), measure)
printTable(lines)
const about = [
  '# Growth of the catalogue',
  '',
  `Made by \`npm run bench -- --growth-products=${many}\`: what a read costs with ${many.toLocaleString('en-US')} products and ${levels.toLocaleString('en-US')} levels of stock, compared with ${PRODUCTS.toLocaleString('en-US')} products. One request at a time, in one process with its caller; buffers are pages of 8 kB that PostgreSQL touched. Growth of orders and clients: [growth](growth.md).`,
  '',
  'Brands, categories and prices are the same in both: each has as many times more products, and the total of a list counts them all, up to 10,000.',
  '',
  `- Load of the machine before the run: ${loadBefore.toFixed(1)}`,
  machine,
  '',
]
await writeTable('docs/growth-products.md', about, lines)
if (process.argv.includes('--strict') && lines.some((line) => !line.isReached)) process.exitCode = 1
