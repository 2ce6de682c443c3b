import { defineRecord } from '@deportivo/platform/records/record'
import type { SellerGoalRow } from '../tables.ts'

type Fields = Partial<Pick<SellerGoalRow, 'seller_id' | 'seller_name' | 'month' | 'amount'>>

const SUBJECT = 'seller_goal'

const auditedOf = ({ amount }: Fields) => ({ amount })

const nameOf = ({ month, seller_name }: Pick<SellerGoalRow, 'month' | 'seller_name'>) =>
  `${month.slice(0, 7)} · ${seller_name}`

/** What a seller should bring in a month. */
export const GOAL = defineRecord<SellerGoalRow, Fields, SellerGoalRow>({
  table: 'finance.seller_goals',
  subject: SUBJECT,
  nameOf,
  unique: { seller_goals_once: { amount: 'field.taken' } },
  audited: auditedOf,
  auditedRow: auditedOf,
  event: {
    family: 'catalogue',
    idOf: ({ id }) => `${SUBJECT}-${id}`,
    recordOf: ({ id, version, month, seller_id, seller_name, amount }) => ({
      id,
      version,
      name: nameOf({ month, seller_name }),
      list: SUBJECT,
      values: { month, seller_id, seller_name, amount },
    }),
  },
  async read(db, id) {
    const row = await db('finance.seller_goals').where('id', Number(id)).first()
    if (!row) throw new Error('a saved goal exists')
    return row
  },
})
