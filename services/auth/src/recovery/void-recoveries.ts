import type { Knex } from 'knex'

/**
 * Takes the worth from every token that was mailed to somebody. Whoever changes a password, or the address that mail
 * goes to, does it because somebody else may have the old one.
 */
export async function voidRecoveries(trx: Knex, user_id: number, now: Date): Promise<void> {
  await trx('auth.recoveries').where({ user_id, used_at: null }).update({ used_at: now })
}
