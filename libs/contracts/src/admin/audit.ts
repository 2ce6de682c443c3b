import { Type, type Static } from 'typebox'
import { CATALOGUE_SUBJECTS } from '../catalogue/lists.ts'
import { listRoute } from '../list-route.ts'
import { Id, Instant, Nullable } from '../shapes.ts'

/** Kinds of records besides the rows of the catalogue's lists. */
export const OWN_SUBJECTS = [
  'user',
  'profile',
  'client',
  'product',
  'share_link',
  'request',
  'transfer',
  'quarantine_exit',
  'count',
  'return',
  'expense',
  'recurring_expense',
  'expense_budget',
  'seller_goal',
  'report_mail',
  'money_account',
  'money_transfer',
  'month_close',
  'bank_statement',
  'statement_match',
  'settlement',
  'setting',
  'example_data',
] as const
const AUDIT_SUBJECTS = [...OWN_SUBJECTS, ...CATALOGUE_SUBJECTS]
/** The acts on records of any kind, then those on users and on clients only. */
export const AUDIT_ACTS = [
  'created',
  'changed',
  'deleted',
  'sessions_ended',
  'password_recovered',
  'second_factor_on',
  'second_factor_off',
  'merged',
  'merge_undone',
] as const

/** One act: who did what to which record. Contains no secret: of a password only that it changed. */
export const AuditEntry = Type.Object({
  id: Id,
  at: Instant,
  by_id: Nullable(Id),
  by: Nullable(Type.String()),
  by_profile: Nullable(Type.String()),
  subject: Type.Enum([...AUDIT_SUBJECTS]),
  subject_id: Type.String(),
  subject_name: Type.String(),
  act: Type.Enum([...AUDIT_ACTS]),
  /** The act in the reader's language. */
  act_name: Type.String(),
  changes: Type.Array(
    Type.Object({ field: Type.String(), from: Nullable(Type.String()), to: Nullable(Type.String()) }),
  ),
  address: Nullable(Type.String()),
  request_id: Nullable(Type.String()),
})
export type AuditEntry = Static<typeof AuditEntry>

export const listAudit = listRoute({
  path: '/audit',
  tag: 'users',
  summary: 'Created, changed and deleted records with user, old and new values; newest first.',
  permission: 'read audit',
  row: AuditEntry,
  filters: {
    subject: { takes: 'option', options: AUDIT_SUBJECTS, as: 'subject' },
    act: { takes: 'option', options: AUDIT_ACTS, as: 'act' },
    /** Days in America/Bogota, inclusive. */
    from: { takes: 'day', as: 'from' },
    to: { takes: 'day', as: 'to' },
    id: { takes: 'number' },
    by_id: { takes: 'number' },
    subject_id: { takes: 'text' },
  },
  sort: ['at'],
  defaultSort: '-at',
  isSearchable: true,
})
