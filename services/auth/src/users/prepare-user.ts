import type { BodyOf } from '@deportivo/contracts/route'
import type { updateUser } from '@deportivo/contracts/auth/users'
import {
  portraitColumn,
  portraitName,
  preparePortrait,
  savePortrait,
  type Portrait,
  type PortraitTable,
} from '@deportivo/platform/portraits/portrait'
import type { Deps } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { hashPassword } from '../password/passwords.ts'

type Body = Pick<BodyOf<typeof updateUser>, 'photo' | 'remove_photo' | 'password'>

/** The slow parts of a save, prepared before its transaction begins. */
export interface PreparedUser {
  portrait: Portrait
  password_hash: string | undefined
}

/** Decodes the picture and hashes the password, outside of any transaction and lock. */
export async function prepareUser(
  deps: Pick<Deps, 'files' | 'log'>,
  actorId: number,
  body: Body,
): Promise<PreparedUser> {
  return {
    portrait: await preparePortrait(deps, actorId, body),
    password_hash: body.password ? await hashPassword(body.password) : undefined,
  }
}

/** The columns of the prepared parts. */
export const preparedColumns = ({ portrait, password_hash }: PreparedUser) => ({
  ...portraitColumn(portrait),
  ...(password_hash === undefined ? {} : { password_hash }),
})

/** Their names for the audit, which stores no values of them. */
export const preparedNames = ({ portrait, password_hash }: PreparedUser) => [
  ...portraitName(portrait),
  ...(password_hash === undefined ? [] : ['password']),
]

export const USER_PORTRAITS: PortraitTable = { table: 'auth.photos', person: 'user_id' }

export const saveUserPortrait = (trx: Knex, id: number, { portrait }: PreparedUser) =>
  savePortrait(trx, USER_PORTRAITS, id, portrait)
