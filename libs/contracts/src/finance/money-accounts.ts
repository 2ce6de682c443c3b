import { Type, type Static } from 'typebox'
import { LEDGER } from '../reports/cash-entries.ts'
import { route, Strict, StrictPartial } from '../route.ts'
import {
  ChangeReply,
  Day,
  Found,
  Id,
  IdParams,
  Instant,
  Name,
  Nullable,
  SignedPesos,
  Version,
} from '../shapes.ts'

// A bank account may be overdrawn when it is entered.
const Opening = Type.Integer({ minimum: -100_000_000_000, maximum: 100_000_000_000 })

/** More ledgers than any business has registers and ways of paying. */
const MOST_LEDGERS = 200

/** What pays into an account, and is paid from it: registers, ways of paying, deposits of a register. */
const Ledger = Type.String({ maxLength: 20, pattern: LEDGER })

const FIELDS = {
  name: Name(80),
  /** The day that begins with `opening_amount`: nothing earlier counts in the account. */
  opened_on: Day,
  opening_amount: Opening,
  ledgers: Type.Array(Ledger, { maxItems: MOST_LEDGERS, uniqueItems: true }),
}

const ROW = {
  id: Id,
  version: Type.Integer(),
  name: Type.String(),
  opened_on: Day,
  opening_amount: SignedPesos,
  ledgers: Type.Array(Type.String()),
}

export const MoneyAccount = Type.Object(ROW)
export type MoneyAccount = Static<typeof MoneyAccount>

/** An account in some days. What it had before them, and after, is null where it was opened later. */
export const AccountBalance = Type.Object({
  ...ROW,
  opening: Nullable(SignedPesos),
  in: SignedPesos,
  out: SignedPesos,
  closing: Nullable(SignedPesos),
})
export type AccountBalance = Static<typeof AccountBalance>

const LedgerChoice = Type.Object({
  ledger: Type.String(),
  /** Of the register or of the way of paying an expense; null: it is one of the methods of orders. */
  name: Nullable(Type.String()),
  /** The account that has it. */
  account_id: Nullable(Id),
})
export type LedgerChoice = Static<typeof LedgerChoice>

const TAG = 'finance'

export const MONEY_ACCOUNT_ROUTES = {
  list: route({
    method: 'GET',
    path: '/money-account',
    tag: TAG,
    summary:
      'The accounts that hold money, with what each had before a range of days (today by default), what came in and went out, and what it had after; `outside` is what the cash flow has beyond them.',
    permission: 'read cash_flow',
    query: Strict({ from: Type.Optional(Day), to: Type.Optional(Day) }),
    reply: Found(
      Type.Object({
        as_of: Instant,
        from: Day,
        to: Day,
        rows: Type.Array(AccountBalance),
        outside: Type.Object({ in: SignedPesos, out: SignedPesos }),
        ledgers: Type.Array(LedgerChoice),
      }),
    ),
  }),
  create: route({
    method: 'POST',
    path: '/money-account',
    tag: TAG,
    summary: 'Create an account with what it had at the beginning of a day, and what pays into it.',
    permission: 'manage cash_flow',
    body: Strict(FIELDS),
    reply: ChangeReply(MoneyAccount),
  }),
  change: route({
    method: 'POST',
    path: '/money-account/:id',
    tag: TAG,
    summary: 'Change an account; fields left out stay.',
    permission: 'manage cash_flow',
    params: IdParams,
    body: StrictPartial({ ...FIELDS, version: Version }),
    reply: ChangeReply(MoneyAccount),
  }),
  remove: route({
    method: 'DELETE',
    path: '/money-account/:id',
    tag: TAG,
    summary: 'Delete an account; one with transfers is refused.',
    permission: 'manage cash_flow',
    params: IdParams,
    body: Strict({ version: Version }),
    reply: ChangeReply(Type.Object({ id: Id })),
  }),
}
