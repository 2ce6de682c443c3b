import { userPicture, type User } from '@deportivo/contracts/auth/users'
import { roleOf, type ProfileId } from '@deportivo/lifecycle/profiles'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import { notFound } from '@deportivo/platform/http/refused'
import { portraitLink, type Viewer } from '@deportivo/platform/portraits/portrait-link'
import type { Deps } from '@deportivo/platform/service'
import { text, type Language } from '@deportivo/texts/text'
import type { Knex } from 'knex'
import { profileName } from '../session/session-user.ts'
import type { UserRow } from '../tables.ts'

/** Times as the database returns them; they are sent as ISO text. */
export type UserReply = Omit<User, Times> & Pick<UserRow, Times>
type Times = 'email_verified_at' | 'last_signed_in_at' | 'created_at' | 'updated_at'

type Reader = Viewer & { language: Language }

export const readerOf = ({ signer, clock }: Pick<Deps, 'signer' | 'clock'>, actor: Actor): Reader => ({
  signer,
  id: actor.id,
  now: clock.now(),
  language: actor.language,
})

type Row = UserRow & { profile_ids: ProfileId[]; code_ids: number[] }
type Code = User['codes'][number]

export const usersTable = (db: Knex): Knex.QueryBuilder => db('auth.users as users')

/** The users of a page with all that is shown of them. The page is cut first. */
export async function readUsers(
  db: Knex,
  page: Knex.QueryBuilder,
  reader: Reader,
  ordered = (rows: Knex.QueryBuilder) => rows,
): Promise<UserReply[]> {
  const rows = await ordered(
    db
      .from(page.select('users.*').as('users'))
      .join('auth.published_people as people', 'people.id', 'users.id'),
  ).select<Row[]>('users.*', 'people.profile_ids', 'people.code_ids')
  const codes = await db('catalogue.published_codes')
    .orderBy(['sort_order', 'id'])
    .select('id', 'key', 'name')
  return rows.map((row) => replyOf(row, codes, reader))
}

/** One user, or 404. */
export async function readUser(db: Knex, id: number, reader: Reader): Promise<UserReply> {
  const [user] = await readUsers(db, usersTable(db).where('users.id', id), reader)
  if (!user) throw notFound()
  return user
}

function replyOf(row: Row, codes: readonly Code[], reader: Reader): UserReply {
  const { password_hash: _hash, second_factor_at, profile_ids, code_ids, ...user } = row
  const { language } = reader
  // A user without a profile cannot sign in: the narrower of the two roles fits.
  const role_id = profile_ids[0] ? roleOf(profile_ids[0]) : 'operative'
  return {
    ...user,
    role_id,
    photo: portraitLink(userPicture, row, reader),
    role: { id: role_id, name: text(`role.${role_id}`, {}, language) },
    state: { id: row.state_id, name: text(`user.state.${row.state_id}`, {}, language) },
    profiles: profile_ids.map((id) => ({ id, name: profileName(id, language), role_id: roleOf(id) })),
    codes: codes.filter(({ id }) => code_ids.includes(id)),
    has_second_factor: second_factor_at !== null,
  }
}
