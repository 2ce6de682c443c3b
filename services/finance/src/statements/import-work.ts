import { businessDay } from '@deportivo/platform/clock'
import { LOCKS } from '@deportivo/platform/db/locks'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { checkLines, type CheckedPage } from '@deportivo/platform/imports/check-lines'
import { FoundFaults, writeLines } from '@deportivo/platform/imports/write-lines'
import type { RecordCall } from '@deportivo/platform/records/record-call'
import { createRecord } from '@deportivo/platform/records/save-record'
import type { Deps } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { newLines, type NewLine, type StoredLine } from './plan-lines.ts'
import { readLine, type ReadLine } from './reading/read-line.ts'
import { BANK_STATEMENT } from './statement-record.ts'
import type { StatementCounts, StatementFault, StatementImportRow, StatementMovement } from './tables.ts'

/** Its tables, and the lock under which it is written. */
export const STATEMENT_IMPORT_STORAGE = {
  tables: {
    imports: 'finance.statement_imports',
    rows: 'finance.statement_import_rows',
    faults: 'finance.statement_import_faults',
    mappings: 'finance.statement_import_mappings',
  },
  lock: LOCKS.statementImports,
}

function faultsOf(row: number, { values, errors }: ReadLine): StatementFault[] {
  return Object.entries(errors).map(([field, key]) => {
    const column = field as StatementFault['field']
    return { row, field: column, value: values[column] ?? '', text: { key } }
  })
}

const STORED = `
  select fingerprint, count(*)::integer as count, max(ordinal) as last from finance.statement_lines
  where money_account_id = :account_id group by fingerprint`

/** How often an account has each line. */
async function storedLines(db: Knex, account_id: number): Promise<Map<string, StoredLine>> {
  const rows = await queryRows<StoredLine & { fingerprint: string }>(db, STORED, { account_id })
  return new Map(rows.map(({ fingerprint, count, last }) => [fingerprint, { count, last }]))
}

interface Plan {
  faults: readonly StatementFault[]
  added: readonly NewLine[]
  counts: StatementCounts
}

/** Locked: the same statement that is written at once by another import is known afterwards. */
async function lockAccount(trx: Knex.Transaction, { money_account_id: id }: StatementImportRow) {
  const rows = trx('finance.money_accounts').where('id', id ?? 0)
  const account = await rows.forNoKeyUpdate().first('id', 'opened_on')
  // An import is deleted with its account.
  if (!account) throw new Error('the account of a statement exists')
  return account
}

const isCounted = ({ date, amount }: StatementMovement, opened_on: string) =>
  amount !== 0 && date >= opened_on

const isRight = ({ line: { errors } }: { line: ReadLine }) => Object.keys(errors).length === 0

/** What the right lines of an import would add to its account, and everything that is wrong in the others. */
async function plan(trx: Knex.Transaction, row: StatementImportRow, today: string): Promise<Plan> {
  const account = await lockAccount(trx, row)
  const staged = await trx('finance.statement_import_rows').where('import_id', row.id).orderBy('row')
  const read = staged.map(({ row: at, cells }) => ({ at, line: readLine(row.mapping, { cells, today }) }))
  const faults = read.flatMap(({ at, line }) => faultsOf(at, line))
  const right = read.filter(isRight).map(({ line }) => line.movement)
  const movements = right.filter((one) => isCounted(one, account.opened_on))
  const added = newLines(movements, await storedLines(trx, account.id))
  return {
    faults,
    added,
    counts: {
      created: added.length,
      known: movements.length - added.length,
      left_out: right.length - movements.length,
    },
  }
}

/** Finds out what an import would add, and everything that is wrong in it. Writes no line. */
export const checkStatement = (deps: Deps, row: StatementImportRow): Promise<void> =>
  checkLines(deps, STATEMENT_IMPORT_STORAGE, row, async function* (trx): AsyncGenerator<CheckedPage> {
    const planned = await plan(trx, row, businessDay(deps.clock.now()))
    const found = () => ({ counts: JSON.stringify(planned.counts) })
    yield { faults: planned.faults, done: row.rows, found }
  })

// Lines of one statement of the database.
const BATCH = 1_000

async function store(call: RecordCall, row: StatementImportRow, added: readonly NewLine[]): Promise<void> {
  const { trx } = call
  const first = added[0]
  const last = added.at(-1)
  if (!first || !last) return
  const money_account_id = row.money_account_id ?? 0
  const fields = {
    money_account_id,
    file_name: row.file_name,
    lines: added.length,
    first_day: first.date,
    last_day: last.date,
  }
  const set = { created_by: call.actor.name }
  const { id } = await createRecord(call, BANK_STATEMENT, { fields, set })
  for (let at = 0; at < added.length; at += BATCH)
    await trx('finance.statement_lines').insert(
      added.slice(at, at + BATCH).map((line) => ({ ...line, statement_id: id, money_account_id })),
    )
}

/** Writes all lines that an account lacks, or none. */
export const applyStatement = (deps: Deps, row: StatementImportRow): Promise<void> =>
  writeLines(deps, STATEMENT_IMPORT_STORAGE, row, {
    async write(call) {
      const planned = await plan(call.trx, row, businessDay(deps.clock.now()))
      if (planned.faults.length > 0) throw new FoundFaults()
      await store(call, row, planned.added)
      return { counts: JSON.stringify(planned.counts) }
    },
    checkAgain: () => checkStatement(deps, row),
  })
