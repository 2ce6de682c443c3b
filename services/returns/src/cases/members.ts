import type { Actor } from '@deportivo/platform/http/guard/actor'
import type { Knex } from 'knex'
import type { CaseRow } from '../tables.ts'
import { casesSeenBy } from './seen-cases.ts'

/** A case of a request, with what its order has booked for it. */
export type Member = CaseRow & { credited: number; in_vouchers: number }

/** The cases of a request that the actor may see, in the order in which their lines were chosen. */
export const seenMembers = async (db: Knex, group_id: number, actor: Actor): Promise<Member[]> =>
  casesSeenBy(db, actor)
    .leftJoin('orders.published_return_credits as credits', (of) => {
      of.on('credits.return_id', 'cases.id').andOn('credits.order_id', 'cases.order_id')
    })
    .where('cases.group_id', group_id)
    .orderBy('cases.id')
    .select<Member[]>(
      'cases.*',
      db.raw('coalesce(credits.credited, 0) as credited'),
      db.raw('coalesce(credits.in_vouchers, 0) as in_vouchers'),
    )
