import type { Knex } from 'knex'

/** Removes users with their sessions and all else that belongs to them here. For those that seeding has made. */
export async function removeUsers(trx: Knex.Transaction, ids: readonly number[]): Promise<void> {
  await trx('auth.users')
    .whereIn('id', [...ids])
    .delete()
}
