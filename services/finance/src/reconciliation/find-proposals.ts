import { MOST_UNMATCHED } from '@deportivo/contracts/finance/reconciliation'
import type { CashEntry } from '@deportivo/contracts/reports/cash-entries'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { addDays } from '@deportivo/platform/reports/period'
import type { Knex } from 'knex'
import { describedEntries } from '../cash-flow/describe-entries.ts'
import { propose, type Proposals } from './propose.ts'
import { MOST_DAYS, type EntryFacts } from './score.ts'
import { unmatchedEntries, unmatchedLines, type LooseLine, type Until } from './unmatched.ts'

interface ClientFacts {
  id: number
  identification_number: string
  phone: string | null
}

const CLIENTS = 'select id, identification_number, phone from sales.published_clients where id = any(:ids)'

async function clientsOf(db: Knex, entries: readonly CashEntry[]): Promise<Map<number, ClientFacts>> {
  const ids = [...new Set(entries.flatMap(({ client_id }) => client_id ?? []))]
  const rows = await queryRows<ClientFacts>(db, CLIENTS, { ids })
  return new Map(rows.map((row) => [row.id, row]))
}

/** What a bank may write of each entry. */
async function factsOf(db: Knex, entries: readonly CashEntry[]): Promise<EntryFacts[]> {
  const clients = await clientsOf(db, entries)
  return entries.map(({ entry, account, day, amount, owner_id, client_id, ...named }) => {
    const client = clients.get(client_id ?? 0)
    const numbers = [String(owner_id), client?.identification_number, client?.phone]
    const names = [named.client_name, named.category_name, named.note]
    return {
      entry,
      account,
      day,
      amount,
      numbers: numbers.flatMap((number) => number ?? []),
      names: names.flatMap((name) => name ?? []),
    }
  })
}

/**
 * Lines that are compared at once, the oldest first. Each is compared with the entries of its amount only; more at once
 * would make a page wait for what it does not show.
 */
const MOST_LINES = 5 * MOST_UNMATCHED

export interface FoundProposals extends Proposals {
  lines: readonly LooseLine[]
  /** By their key, `payment:12 method-2`. */
  entries: ReadonlyMap<string, CashEntry>
}

export const entryKey = ({ entry, account }: Pick<CashEntry, 'entry' | 'account'>): string =>
  `${entry} ${account}`

/** The unmatched lines of an account, and which unmatched entry each probably is. */
export async function findProposals(db: Knex, { id, to }: Until): Promise<FoundProposals> {
  const lines = await unmatchedLines(db, { id, to }, MOST_LINES)
  const [first, last] = [lines[0]?.date, lines.at(-1)?.date]
  if (first === undefined || last === undefined) return { lines, entries: new Map(), ...propose([], []) }
  const days = { from: addDays(first, -MOST_DAYS), to: addDays(last, MOST_DAYS) }
  const amounts = [...new Set(lines.map(({ amount }) => amount))]
  const near = unmatchedEntries(db, { id, ...days }).whereIn('c.amount', amounts)
  const entries = await describedEntries(db, near)
  return {
    lines,
    entries: new Map(entries.map((entry) => [entryKey(entry), entry])),
    ...propose(lines, await factsOf(db, entries)),
  }
}
