import type { MonthCloses } from '@deportivo/contracts/finance/month-closes'
import { queryRow, queryRows } from '@deportivo/platform/db/query-rows'
import { defineRecord } from '@deportivo/platform/records/record'
import { closingDay, monthsFrom } from './months.ts'
import type { Knex } from 'knex'
import type { MonthCloseRow } from '../tables.ts'

const SUBJECT = 'month_close'

const ROWS = `
  select id, version, to_char(month, 'YYYY-MM') as month, closed_by, created_at as closed_at, reopened_by, reopened_at,
    reason
  from finance.month_closes order by finance.month_closes.month desc, id desc`

type Shown = Omit<MonthCloses, 'rows'> & {
  rows: (Omit<MonthCloses['rows'][number], 'closed_at' | 'reopened_at'> & {
    closed_at: Date
    reopened_at: Date | null
  })[]
}

/** Every closing, also those that were reopened, and which months can be closed next. */
export async function readCloses(db: Knex, now: Date): Promise<Shown> {
  const rows = await queryRows<Shown['rows'][number]>(db, ROWS)
  const { closed_through } = await queryRow<{ closed_through: string | null }>(
    db,
    'select closed_through from finance.published_closed_days',
  )
  return { closed_through, next: monthsFrom(closed_through, closingDay(now)), rows }
}

type Fields = Partial<Pick<MonthCloseRow, 'month' | 'reopened_by' | 'reopened_at' | 'reason'>>

/** By whom and when it was reopened is in every audit entry, and in the row. */
const auditedOf = ({ month, reason }: Fields) => ({
  ...(month === undefined ? {} : { month: month.slice(0, 7) }),
  ...(reason === undefined ? {} : { reason }),
})

const nameOf = ({ month }: Pick<MonthCloseRow, 'month'>) => month.slice(0, 7)

/** A month that was closed, and perhaps reopened since: then it is a row of the past. */
export const MONTH_CLOSE = defineRecord<MonthCloseRow, Fields, MonthCloseRow>({
  table: 'finance.month_closes',
  subject: SUBJECT,
  nameOf,
  audited: auditedOf,
  auditedRow: auditedOf,
  event: {
    family: 'catalogue',
    idOf: ({ id }) => `${SUBJECT}-${id}`,
    recordOf: ({ id, version, month, closed_by, reopened_by, reason }) => ({
      id,
      version,
      name: nameOf({ month }),
      list: SUBJECT,
      values: { month, closed_by, reopened_by, reason },
    }),
  },
  async read(db, id) {
    const row = await db('finance.month_closes').where('id', Number(id)).first()
    if (!row) throw new Error('a saved closing exists')
    return row
  },
})
