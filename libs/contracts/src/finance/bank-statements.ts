import { Type, type Static } from 'typebox'
import { declareImport, type Mapping } from '../imports/declare-import.ts'
import { route, Strict } from '../route.ts'
import { ChangeReply, Day, Id, IdParams, Instant, Nullable, Version } from '../shapes.ts'

/** The columns of a statement: a signed amount, an amount with a word for its direction, or one for each direction. */
export const STATEMENT_COLUMNS = [
  'date',
  'description',
  'amount',
  /** Debit or credit, where amounts have no sign. */
  'kind',
  'credit',
  'debit',
  'reference',
  'reference_2',
  'balance',
] as const
export type StatementColumn = (typeof STATEMENT_COLUMNS)[number]

export const NEEDED_STATEMENT_COLUMNS: readonly StatementColumn[] = ['date', 'amount']

export const BANKS = ['bancolombia', 'davivienda', 'nequi'] as const
export type Bank = (typeof BANKS)[number]

const TAG = 'finance'

export const STATEMENT_IMPORTS = declareImport({
  path: '/statement-import',
  tag: TAG,
  permission: 'manage cash_flow',
  of: 'the movements of a bank account',
  columns: STATEMENT_COLUMNS,
  own: {
    /** Whose file it is, by its columns; null: not recognised. */
    bank: Nullable(Type.Enum([...BANKS])),
    /** Chosen with the columns; before that, the one of the last file with the same columns. */
    money_account_id: Nullable(Id),
    counts: Nullable(
      Type.Object({
        created: Type.Integer(),
        /** The account has them already. */
        known: Type.Integer(),
        /** From before the account was opened, or of no amount. */
        left_out: Type.Integer(),
      }),
    ),
  },
  chosen: { money_account_id: Id },
})

export type StatementImport = Static<typeof STATEMENT_IMPORTS.Import>
export type StatementMapping = Mapping<StatementColumn>

/** In the order of the reference. */
export const STATEMENT_IMPORT_ROUTES = [
  STATEMENT_IMPORTS.create,
  STATEMENT_IMPORTS.get,
  STATEMENT_IMPORTS.check,
  STATEMENT_IMPORTS.apply,
  STATEMENT_IMPORTS.cancel,
  STATEMENT_IMPORTS.faults,
]

/** A file whose movements an account has. */
export const BankStatement = Type.Object({
  id: Id,
  version: Type.Integer(),
  file_name: Type.String(),
  first_day: Day,
  last_day: Day,
  /** That no earlier file had. */
  lines: Type.Integer(),
  matched: Type.Integer(),
  created_by: Type.String(),
  created_at: Instant,
})
export type BankStatement = Static<typeof BankStatement>

export const removeBankStatement = route({
  method: 'DELETE',
  path: '/bank-statement/:id',
  tag: TAG,
  summary: 'Remove a statement with its lines; one of which a line is matched is refused.',
  permission: 'manage cash_flow',
  params: IdParams,
  body: Strict({ version: Version }),
  reply: ChangeReply(Type.Object({ id: Id })),
})
