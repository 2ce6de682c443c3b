import type { Grants } from '@deportivo/contracts/access'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@deportivo/texts/text'
import type { Knex } from 'knex'
import type { Actor } from './actor.ts'

/** A user as auth publishes them to work without a session: `auth.published_readers`. */
interface ReaderRow {
  id: number
  name: string
  email: string
  is_active: boolean
  language: string
  profile_ids: string[]
  profiles: Record<string, Grants>
  code_ids: number[]
}

declare module 'knex/types/tables.js' {
  interface Tables {
    'auth.published_readers': ReaderRow
  }
}

/** A user with what one of their profiles grants now, and without a session. Null: they may not sign in any more. */
export async function readActor(db: Knex, id: number, profile: string): Promise<Actor | null> {
  const row = await db('auth.published_readers').where({ id }).first()
  if (!row?.is_active) return null
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    code_ids: row.code_ids,
    profile,
    profiles: row.profile_ids,
    grants: row.profiles[profile] ?? {},
    session_id: '',
    language: LANGUAGES.find((language) => language === row.language) ?? DEFAULT_LANGUAGE,
  }
}
