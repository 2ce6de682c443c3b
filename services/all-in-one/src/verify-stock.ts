import { CannotStart } from '@deportivo/infra/embedded/cannot-start'
import { findDatabase } from '@deportivo/infra/embedded/find-database'
import { prove, type Difference } from '@deportivo/inventory/prove'
import { proveCounts, type CountDifference } from '@deportivo/inventory/prove-counts'
import { proveQuarantine, type QuarantineDifference } from '@deportivo/inventory/prove-quarantine'
import { proveTransfers, type TransferDifference } from '@deportivo/inventory/prove-transfers'
import { readConfig, SettingError } from '@deportivo/platform/config'
import { connect, type Knex } from '@deportivo/platform/db/connect'
import { proveCases, type CaseDifference } from '@deportivo/returns/proofs/prove-cases'

// `npm run verify:stock`, beside a running server or without one, given the same DATA_DIR or DATABASE_URL.
const printLine = (line: string) => process.stdout.write(`${line}\n`)

/** The output lists at most so many differences; their number is always printed. */
const MOST_LINES = 50

function lineOf({ product_id, size_id, store_id, ...found }: Difference): string {
  const { on_hand, held, ledger_on_hand, ledger_held, holds } = found
  return (
    `product ${product_id}, size ${size_id}, store ${store_id}: on hand ${on_hand}, ledger ${ledger_on_hand}; ` +
    `held ${held}, ledger ${ledger_held}, live holds ${holds}`
  )
}

function parcelLine({ order_id, return_id, line_id, ...found }: QuarantineDifference): string {
  const { product_id, size_id, store_id, received, taken_out, surplus } = found
  const owner = order_id ? `order ${order_id}` : return_id ? `return ${return_id}` : 'no order'
  return (
    `quarantine ${store_id}, ${owner}, line ${line_id ?? '-'}, product ${product_id}, size ${size_id}: ` +
    `received ${received}, taken out ${taken_out}, more than left ${surplus}`
  )
}

async function verifyLevels(db: Knex): Promise<boolean> {
  const { levels, entries, differences } = await prove(db)
  for (const difference of differences.slice(0, MOST_LINES)) printLine(lineOf(difference))
  printLine(
    differences.length === 0
      ? `Every one of ${levels} levels is the sum of its ledger (${entries} entries) and of its live holds.`
      : `${differences.length} of ${levels} levels are not what their ledger or their holds say.`,
  )
  return differences.length === 0
}

async function verifyQuarantine(db: Knex): Promise<boolean> {
  const { parcels, differences } = await proveQuarantine(db)
  for (const difference of differences.slice(0, MOST_LINES)) printLine(parcelLine(difference))
  printLine(
    differences.length === 0
      ? `Every unit in quarantine is what came back for its order, less what was taken out again (${parcels} lines).`
      : `${differences.length} of ${parcels} lines in quarantine are not what came back for their order.`,
  )
  return differences.length === 0
}

function transferLine({ transfer_id, line_id, state, ...found }: TransferDifference): string {
  const { product_id, size_id, held, in_transit, arrived } = found
  return (
    `transfer ${transfer_id ?? '-'} (${state ?? 'no document'}), line ${line_id ?? '-'}, product ${product_id}, ` +
    `size ${size_id}: held ${held}, in transit ${in_transit}, arrived ${arrived}`
  )
}

async function verifyTransfers(db: Knex): Promise<boolean> {
  const { lines, in_transit, differences } = await proveTransfers(db)
  for (const difference of differences.slice(0, MOST_LINES)) printLine(transferLine(difference))
  printLine(
    differences.length === 0
      ? `Every line of a transfer (${lines}) is what the ledger has of it; ${in_transit} units are in transit.`
      : `${differences.length} of ${lines} lines of transfers are not what the ledger has of them.`,
  )
  return differences.length === 0
}

const countLine = ({ count_id, state, product_id, size_id, store_id, difference, booked }: CountDifference) =>
  `count ${count_id} (${state}), product ${product_id}, size ${size_id}, store ${store_id}: ` +
  `difference ${difference}, ledger ${booked}`

async function verifyCounts(db: Knex): Promise<boolean> {
  const { lines, differences } = await proveCounts(db)
  for (const difference of differences.slice(0, MOST_LINES)) printLine(countLine(difference))
  printLine(
    differences.length === 0
      ? `Every difference that a stock count found is what the ledger has of it (${lines} lines).`
      : `${differences.length} of ${lines} lines of stock counts are not what the ledger has of them.`,
  )
  return differences.length === 0
}

const caseLine = ({ return_id, state_id, ...found }: CaseDifference) =>
  `return ${return_id} (${state_id ?? 'no case'}): received ${found.received}, held ${found.held}, ` +
  `sent ${found.sent}, voucher ${found.voucher}, more than sold ${found.too_many}`

async function verifyCases(db: Knex): Promise<boolean> {
  const { cases, differences } = await proveCases(db)
  for (const difference of differences.slice(0, MOST_LINES)) printLine(caseLine(difference))
  printLine(
    differences.length === 0
      ? `Every return case (${cases}) has the units, the holds and the voucher of its state.`
      : `${differences.length} of ${cases} return cases are not what the ledger or their vouchers have of them.`,
  )
  return differences.length === 0
}

/** Returns whether every level and every unit in quarantine and in transit is proved. */
async function verify(url: string): Promise<boolean> {
  const db = connect({ url, as: 'application', poolMax: 1 })
  try {
    const proofs = [
      await verifyLevels(db),
      await verifyQuarantine(db),
      await verifyTransfers(db),
      await verifyCounts(db),
      await verifyCases(db),
    ]
    return proofs.every((isProved) => isProved)
  } finally {
    await db.destroy()
  }
}

async function run(): Promise<boolean> {
  const database = await findDatabase(readConfig(process.env))
  try {
    return await verify(database.url)
  } finally {
    await database.stop()
  }
}

const UNDEFINED_TABLE = '42P01'
const UNDEFINED_SCHEMA = '3F000'
const NO_ROLE = '22023'

function explained(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === UNDEFINED_TABLE || code === UNDEFINED_SCHEMA || code === NO_ROLE)
    return 'There is no stock to verify yet: start the product on this database first.'
  if (error instanceof CannotStart || error instanceof SettingError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

try {
  process.exitCode = (await run()) ? 0 : 1
} catch (error) {
  process.stderr.write(`Nothing was verified: ${explained(error)}\n`)
  process.exitCode = 1
}
