import { defineRecord } from '@deportivo/platform/records/record'
import type { StatementMatchRow } from './tables.ts'

const SUBJECT = 'statement_match'
const FIELDS = ['line_id', 'entry', 'ledger', 'score'] as const

export type MatchFields = Partial<Pick<StatementMatchRow, (typeof FIELDS)[number]>>

const auditedOf = (fields: MatchFields) =>
  Object.fromEntries(FIELDS.flatMap((name) => (name in fields ? [[name, fields[name]]] : [])))

const nameOf = ({ line_id, entry }: Pick<StatementMatchRow, 'line_id' | 'entry'>) => `#${line_id} · ${entry}`

/** A line of a statement that is an entry of the cash flow. It changes no money, and so it is free in closed months. */
export const STATEMENT_MATCH = defineRecord<StatementMatchRow, MatchFields, StatementMatchRow>({
  table: 'finance.statement_matches',
  subject: SUBJECT,
  nameOf,
  unique: {
    statement_matches_line_key: { line_id: 'reconciliation.line_matched' },
    statement_matches_entry_key: { entry: 'reconciliation.entry_matched' },
  },
  audited: auditedOf,
  auditedRow: auditedOf,
  event: {
    family: 'catalogue',
    idOf: ({ id }) => `${SUBJECT}-${id}`,
    recordOf: ({ id, version, line_id, entry, ledger, score }) => ({
      id,
      version,
      name: nameOf({ line_id, entry }),
      list: SUBJECT,
      values: { line_id, entry, ledger, score },
    }),
  },
  async read(db, id) {
    const row = await db('finance.statement_matches').where('id', Number(id)).first()
    if (!row) throw new Error('a saved match exists')
    return row
  },
})
