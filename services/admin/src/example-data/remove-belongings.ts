import { ACCOUNT_KINDS } from '@deportivo/contracts/admin/notifications'
import type { Knex } from 'knex'

/** Notifications that are not about the business. */
const KINDS_THAT_STAY = [...ACCOUNT_KINDS, 'reader_stopped']

/** Removes what these users have stored, and every user's notifications about the business. */
export async function removeBelongings(trx: Knex.Transaction, user_ids: readonly number[]): Promise<void> {
  await trx('admin.notifications')
    .whereIn('user_id', [...user_ids])
    .orWhereNotIn('kind', KINDS_THAT_STAY)
    .delete()
  await trx('admin.preferences')
    .whereIn('user_id', [...user_ids])
    .delete()
  await trx('admin.views')
    .whereIn('owner_id', [...user_ids])
    .delete()
}
