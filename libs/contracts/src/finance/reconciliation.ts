import { Type, type Static } from 'typebox'
import { CashEntry, Account } from '../reports/cash-entries.ts'
import { route, Strict } from '../route.ts'
import { ChangeReply, Day, Found, Id, IdParams, Instant, Nullable, SignedPesos, Version } from '../shapes.ts'
import { BankStatement } from './bank-statements.ts'

/** As many unmatched lines, and entries, are shown at once; the sums are of all. */
export const MOST_UNMATCHED = 200

/** Of a proposal: 50 for the amount, which has to be equal, up to 30 for the day, up to 20 for what names it. */
export const SCORES = [60, 70, 80, 90] as const
export type Score = (typeof SCORES)[number]

export const MATCHES_PER_PAGE = 50

/** What the key of an entry looks like: `payment:12`. */
const EntryKey = Type.String({ maxLength: 40, pattern: '^[a-z_]+:\\d{1,10}$' })

export const StatementLine = Type.Object({
  id: Id,
  date: Day,
  description: Type.String(),
  reference: Type.String(),
  /** Negative: it went out. */
  amount: SignedPesos,
})
export type StatementLine = Static<typeof StatementLine>

const Candidate = Type.Object({ score: Type.Integer(), entry: CashEntry })
export type Candidate = Static<typeof Candidate>

const UnmatchedLine = Type.Object({
  ...StatementLine.properties,
  /** It was matched with an entry that was undone, or has another amount, since. */
  has_lost_entry: Type.Boolean(),
  /** The entry that it probably is; no entry is proposed for two lines. */
  proposal: Nullable(Candidate),
  /** All entries of its amount and of days near to its own, the best first. */
  candidates: Type.Array(Candidate),
})
export type UnmatchedLine = Static<typeof UnmatchedLine>

export const ReconciliationSums = Type.Object({ count: Type.Integer(), in: SignedPesos, out: SignedPesos })
export type ReconciliationSums = Static<typeof ReconciliationSums>

export const Reconciliation = Type.Object({
  as_of: Instant,
  account: Type.Object({ id: Id, name: Type.String(), opened_on: Day, ledgers: Type.Array(Type.String()) }),
  /** Of the first line of all statements; null: there is none. */
  first_day: Nullable(Day),
  /** The day at whose end both are compared. */
  to: Day,
  /** What the bank states; null: no line has a balance. */
  statement_balance: Nullable(SignedPesos),
  /** What the account has; null: it was opened later. */
  books_balance: Nullable(SignedPesos),
  difference: Nullable(SignedPesos),
  /** What of the difference is in neither list: another balance at the beginning, cents, and matches across the days. */
  rest: Nullable(SignedPesos),
  matched: Type.Integer(),
  lines: ReconciliationSums,
  entries: ReconciliationSums,
  /** Of the proposals, how many there are from each score on. */
  proposed: Type.Array(Type.Object({ score: Type.Integer(), count: Type.Integer() })),
  unmatched_lines: Type.Array(UnmatchedLine),
  unmatched_entries: Type.Array(CashEntry),
  /** Newest first. */
  statements: Type.Array(BankStatement),
})
export type Reconciliation = Static<typeof Reconciliation>

const Match = Type.Object({
  id: Id,
  version: Type.Integer(),
  line: StatementLine,
  entry: CashEntry,
  score: Type.Integer(),
  confirmed_by: Type.String(),
  confirmed_at: Instant,
})
export type Match = Static<typeof Match>

const TAG = 'finance'
const PATH = '/money-account/:id/reconciliation'
const To = { to: Type.Optional(Day) }

export const RECONCILIATION_ROUTES = {
  get: route({
    method: 'GET',
    path: PATH,
    tag: TAG,
    summary:
      'What the statements of a bank and the entries of an account have in common up to a day (that of the last line by default): the difference, what is unmatched on both sides, and which entry each line probably is.',
    permission: 'read cash_flow',
    params: IdParams,
    query: Strict(To),
    reply: Found(Reconciliation),
  }),
  matched: route({
    method: 'GET',
    path: `${PATH}/matches`,
    tag: TAG,
    summary: 'The matched lines of an account with their entries, the newest first, 50 to a page.',
    permission: 'read cash_flow',
    params: IdParams,
    query: Strict({ ...To, page: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_000 })) }),
    reply: Found(Type.Object({ total: Type.Integer(), rows: Type.Array(Match) })),
  }),
  confirm: route({
    method: 'POST',
    path: PATH,
    tag: TAG,
    summary:
      'Match a line of a statement with an entry of the same account and amount; neither may have another match.',
    permission: 'manage cash_flow',
    params: IdParams,
    body: Strict({ line_id: Id, entry: EntryKey, ledger: Account }),
    reply: ChangeReply(Type.Object({ id: Id })),
  }),
  confirmAll: route({
    method: 'POST',
    path: `${PATH}/all`,
    tag: TAG,
    summary: 'Confirm every proposal with a score, or more, up to a day.',
    permission: 'manage cash_flow',
    params: IdParams,
    body: Strict({ ...To, score: Type.Integer({ minimum: 50, maximum: 100 }) }),
    reply: ChangeReply(Type.Object({ confirmed: Type.Integer() })),
  }),
  undo: route({
    method: 'DELETE',
    path: '/statement-match/:id',
    tag: TAG,
    summary: 'Undo a match: the line and the entry are unmatched again.',
    permission: 'manage cash_flow',
    params: IdParams,
    body: Strict({ version: Version }),
    reply: ChangeReply(Type.Object({ id: Id })),
  }),
}
