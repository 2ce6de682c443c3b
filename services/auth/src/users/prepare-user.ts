import type { BodyOf } from '@deportivo/contracts/route'
import type { updateUser } from '@deportivo/contracts/auth/users'
import type { Deps } from '@deportivo/platform/service'
import { createKeyedLimiter } from '@deportivo/platform/keyed-limiter'
import type { Knex } from 'knex'
import { hashPassword } from '../password/passwords.ts'
import { drawPicture, markOf } from '../pictures/picture.ts'

type Body = Pick<BodyOf<typeof updateUser>, 'photo' | 'remove_photo' | 'password'>

/** The slow parts of a save, prepared before its transaction begins. */
export interface PreparedUser {
  /** null: remove the picture; undefined: it stays. */
  picture: Buffer | null | undefined
  password_hash: string | undefined
}

// One decoded picture can take hundreds of megabytes: a user who uploads many at once waits for their own.
const inTurn = createKeyedLimiter(1)

/** Decodes the picture and hashes the password, outside of any transaction and lock. */
export async function prepareUser(
  { files, log }: Pick<Deps, 'files' | 'log'>,
  actorId: number,
  { photo, remove_photo, password }: Body,
): Promise<PreparedUser> {
  const picture = photo && (await inTurn(String(actorId), () => drawPicture(files, photo)))
  // Only the encoded picture is stored; an upload that cannot be removed now is swept later.
  if (photo) await files.remove(photo.path).catch((err: unknown) => log.warn({ err }, 'upload not removed'))
  return {
    picture: picture ?? (remove_photo ? null : undefined),
    password_hash: password ? await hashPassword(password) : undefined,
  }
}

/** The columns of the prepared parts. */
export const preparedColumns = ({ picture, password_hash }: PreparedUser) => ({
  ...(picture === undefined ? {} : { photo: picture && markOf(picture) }),
  ...(password_hash === undefined ? {} : { password_hash }),
})

/** Their names for the audit, which stores no values of them. */
export const preparedNames = ({ picture, password_hash }: PreparedUser) => [
  ...(picture === undefined ? [] : ['photo']),
  ...(password_hash === undefined ? [] : ['password']),
]

export async function savePicture(trx: Knex, user_id: number, { picture }: PreparedUser): Promise<void> {
  if (picture === undefined) return
  if (picture === null) await trx('auth.photos').where({ user_id }).delete()
  else await trx('auth.photos').insert({ user_id, picture }).onConflict('user_id').merge()
}
