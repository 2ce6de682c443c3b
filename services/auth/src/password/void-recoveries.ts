import type { Knex } from 'knex'

/**
 * Voids every reset token that was mailed to a user. A user who changes their password or mail address may do it
 * because another person has the old one.
 */
export async function voidRecoveries(trx: Knex, user_id: number, now: Date): Promise<void> {
  await trx('auth.recoveries').where({ user_id, used_at: null }).update({ used_at: now })
}
