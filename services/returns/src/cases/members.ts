import type { Actor } from '@deportivo/platform/http/guard/actor'
import type { Knex } from 'knex'
import { casesSeenBy } from './seen-cases.ts'
import type { CaseRow } from '../tables.ts'

export type Member = Pick<CaseRow, 'id' | 'state_id' | 'order_id' | 'product_name' | 'size_name' | 'quantity'>

/** The cases of a request that the actor may see, in the order in which their lines were chosen. */
export const seenMembers = async (db: Knex, group_id: number, actor: Actor): Promise<Member[]> =>
  casesSeenBy(db, actor)
    .where('cases.group_id', group_id)
    .orderBy('cases.id')
    .select<Member[]>(
      ...['cases.id', 'cases.state_id', 'cases.order_id', 'cases.product_name', 'cases.size_name'],
      'cases.quantity',
    )
