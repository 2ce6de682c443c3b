import { defineRecord } from '@deportivo/platform/records/record'
import type { BankStatementRow } from './tables.ts'

const SUBJECT = 'bank_statement'
const FIELDS = ['file_name', 'first_day', 'last_day', 'lines'] as const

type Fields = Partial<Pick<BankStatementRow, 'money_account_id' | (typeof FIELDS)[number]>>

const auditedOf = (fields: Fields) =>
  Object.fromEntries(FIELDS.flatMap((name) => (name in fields ? [[name, fields[name]]] : [])))

/** A file whose lines an account has. It is removed with them while none is matched. */
export const BANK_STATEMENT = defineRecord<BankStatementRow, Fields, BankStatementRow>({
  table: 'finance.bank_statements',
  subject: SUBJECT,
  nameOf: ({ file_name, first_day, last_day }) => `${file_name} · ${first_day} – ${last_day}`,
  audited: auditedOf,
  auditedRow: auditedOf,
  usedBy: [
    {
      kind: 'statement_matches',
      rows: (db, id) =>
        db('finance.statement_matches').whereIn(
          'line_id',
          db('finance.statement_lines').where('statement_id', Number(id)).select('id'),
        ),
      id: 'id',
      name: 'entry',
    },
  ],
  event: {
    family: 'catalogue',
    idOf: ({ id }) => `${SUBJECT}-${id}`,
    recordOf: ({ id, version, file_name, money_account_id, first_day, last_day, lines }) => ({
      id,
      version,
      name: file_name,
      list: SUBJECT,
      values: { money_account_id, first_day, last_day, lines },
    }),
  },
  async read(db, id) {
    const row = await db('finance.bank_statements').where('id', Number(id)).first()
    if (!row) throw new Error('a saved statement exists')
    return row
  },
})
