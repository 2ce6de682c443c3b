// Called by scripts/bench.mjs: node growth.js --growth=<orders> <folder of the built programs>. What reads cost in a
// shop of 20,000 orders, and in the same one with more.
import { loadavg } from 'node:os'
import { addClients, CLIENTS } from '../data/fill-shop.ts'
import { fillOrders } from '../data/fill-orders.ts'
import { untilCaughtUp } from '../parts/backlog.ts'
import type { BenchDatabase } from '../parts/database.ts'
import { growthLines } from '../report/growth.ts'
import { printTable, surroundingsOf, writeTable } from '../report/write.ts'
import { ORDERS } from '../settings.ts'
import { measureBulkStep } from './bulk-step.ts'
import { inShop, type Shop } from './in-shop.ts'
import { readsOf, suggestionsOf } from './reads.ts'
import { measureReads } from './measure-reads.ts'

const MANY_CLIENTS = 100_000
const many = Number(process.argv.find((arg) => arg.startsWith('--growth='))?.split('=')[1])
const [loadBefore = 0] = loadavg()
const printLine = (line: string) => process.stdout.write(`${line}\n`)

async function grow({ db }: BenchDatabase): Promise<void> {
  await addClients(db, MANY_CLIENTS - CLIENTS)
  await fillOrders(db, many - ORDERS)
  await untilCaughtUp(db)
  await db.raw('vacuum analyze')
}

async function measure({ database, running, as }: Shop) {
  const { db } = database
  const reads = readsOf(as)
  await untilCaughtUp(db)
  await db.raw('vacuum analyze')
  printLine(`… ${ORDERS} orders`)
  const small = await measureReads(reads, running, db)
  printLine(`… growing to ${many} orders`)
  await grow(database)
  printLine(`… ${many} orders`)
  const large = await measureReads(reads, running, db)
  const suggestions = await measureReads(suggestionsOf(as), running, db)
  const bulkMs = await measureBulkStep(running, db, as('head_dispatch'))
  const [machine = ''] = await surroundingsOf(db)
  return { lines: growthLines({ small, large, suggestions, bulkMs }), machine }
}

printLine('… filling')
const { lines, machine } = await inShop(({ db }) => fillOrders(db, ORDERS), measure)
printTable(lines)
const about = [
  '# Growth',
  '',
  `Made by \`npm run bench -- --growth=${many}\`: what a read costs in a shop of ${many.toLocaleString('en-US')} orders and ${MANY_CLIENTS.toLocaleString('en-US')} clients, compared with ${ORDERS.toLocaleString('en-US')} orders and ${CLIENTS.toLocaleString('en-US')} clients. One request at a time, in one process with its caller; buffers are pages of 8 kB that PostgreSQL touched, polls of the consumers included. Growth of the catalogue: [products](growth-products.md).`,
  '',
  `- Load of the machine before the run: ${loadBefore.toFixed(1)}`,
  machine,
  '',
]
await writeTable('docs/growth.md', about, lines)
if (process.argv.includes('--strict') && lines.some((line) => !line.isReached)) process.exitCode = 1
