import { invalid } from '@deportivo/platform/http/refused'
import type { Deps } from '@deportivo/platform/service'
import { afterCommit } from '@deportivo/platform/db/after-commit'
import type { BodyOf } from '@deportivo/contracts/route'
import type { updateUser } from '@deportivo/contracts/auth/users'
import type { Knex } from 'knex'
import { drawPicture, dropPicture, keepPicture } from './picture.ts'
import { isTaken } from './user-record.ts'

type Fields = BodyOf<typeof updateUser>

const BLANKABLE = ['phone', 'address', 'identification_number'] as const
const COLUMNS = ['name', 'email', 'state_id', ...BLANKABLE] as const

type Columns = Partial<Pick<Fields, (typeof COLUMNS)[number]>>

/** What of a body goes into the user's row: a blank means nothing, and nothing more than these columns is assigned. */
export function columnsOf(fields: Fields): Columns {
  const given = COLUMNS.filter((column) => fields[column] !== undefined)
  return Object.fromEntries(
    given.map((column) => {
      const value = fields[column]
      return [column, typeof value === 'string' ? value.trim() || null : value]
    }),
  )
}

/** The database alone decides whether an address is taken: two people may register the same one at once. */
export async function saved<T>(save: Promise<T>): Promise<T> {
  try {
    return await save
  } catch (error) {
    if (isTaken(error)) throw invalid({ email: 'user.email_taken' })
    throw error
  }
}

export async function replaceProfiles(
  trx: Knex.Transaction,
  user_id: number,
  profiles: Fields['profiles'],
): Promise<void> {
  if (!profiles) return
  await trx('auth.user_profiles').where({ user_id }).delete()
  await trx('auth.user_profiles').insert(
    [...new Set(profiles)].map((profile_id) => ({ user_id, profile_id })),
  )
}

export async function replaceCodes(
  trx: Knex.Transaction,
  user_id: number,
  codes: Fields['codes'],
): Promise<void> {
  if (!codes) return
  await trx('auth.user_codes').where({ user_id }).delete()
  const rows = [...new Set(codes)].map((code_id) => ({ user_id, code_id }))
  if (rows.length > 0) await trx('auth.user_codes').insert(rows)
}

/** Keeps or drops the picture; answers the mark for the row, undefined where nothing changes. */
export async function savePicture(
  deps: Pick<Deps, 'files' | 'log'>,
  trx: Knex.Transaction,
  userId: number,
  { photo, remove_photo }: Pick<Fields, 'photo' | 'remove_photo'>,
): Promise<string | null | undefined> {
  if (photo) {
    const picture = await drawPicture(deps.files, photo)
    // The upload itself has served; what can't be removed now is swept later.
    afterCommit(trx, () => {
      deps.files.remove(photo.path).catch((err: unknown) => deps.log.warn({ err }, 'an upload was left'))
    })
    return keepPicture(trx, userId, picture)
  }
  if (!remove_photo) return undefined
  await dropPicture(trx, userId)
  return null
}
