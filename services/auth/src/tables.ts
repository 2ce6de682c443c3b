import type { Grants, Permission, ProfileId, Scope } from '@deportivo/contracts/access'
import type { TableOf } from '@deportivo/platform/db/row-types'
import type { SessionRow } from '@deportivo/platform/http/guard/sessions'
import type { Language } from '@deportivo/texts/languages'

export interface UserRow {
  id: number
  name: string
  email: string
  /** The version of the picture in `auth.photos`, which changes with the picture. */
  photo: string | null
  phone: string | null
  address: string | null
  state_id: 'active' | 'disabled'
  email_verified_at: Date | null
  identification_number: string | null
  password_hash: string
  created_at: Date
  updated_at: Date
  version: number
  updated_by: string | null
  last_signed_in_at: Date | null
  second_factor_at: Date | null
}

export interface SessionsRow {
  id: string
  user_id: number
  created_at: Date
  expires_at: Date
  last_seen_at: Date
  revoked_at: Date | null
  reason: 'logout' | 'disabled' | 'password' | 'administrator' | 'replaced' | null
  user_agent: string
  ip: string
}

export interface ProfileRow {
  id: string
  sort_order: number
  role_id: 'administrative' | 'operative'
  default_url: string
  asks_second_factor: boolean
  version: number
  updated_by: string | null
  updated_at: Date | null
}

export interface RecoveryRow {
  id: number
  /** As typed, in lower case: it need not belong to an account. */
  email: string
  /** The language of the page where it was requested. */
  language: Language | null
  requested_at: Date
  user_id: number | null
  token_hash: Buffer | null
  expires_at: Date | null
  mailed_at: Date | null
  used_at: Date | null
  /** The address from which the password was reset. */
  used_from: string | null
}

interface SecondFactorRow {
  user_id: number
  secret: Buffer
  confirmed_at: Date | null
  last_step: number
}

declare module 'knex/types/tables.js' {
  interface Tables {
    'auth.users': TableOf<
      UserRow,
      | 'id'
      | 'photo'
      | 'phone'
      | 'address'
      | 'state_id'
      | 'email_verified_at'
      | 'identification_number'
      | 'created_at'
      | 'updated_at'
      | 'version'
      | 'updated_by'
      | 'last_signed_in_at'
      | 'second_factor_at'
    >
    'auth.photos': { user_id: number; picture: Buffer }
    'auth.profiles': ProfileRow
    'auth.profile_permissions': { profile_id: string; permission: Permission; scope: Scope }
    'auth.user_profiles': { user_id: number; profile_id: string }
    'auth.user_codes': { user_id: number; code_id: number }
    'auth.sessions': TableOf<SessionsRow, 'revoked_at' | 'reason'>
    'auth.login_failures': { account: string; address: string; failures: number; since: Date }
    'auth.recoveries': TableOf<
      RecoveryRow,
      'id' | 'user_id' | 'token_hash' | 'expires_at' | 'mailed_at' | 'used_at' | 'used_from'
    >
    'auth.second_factors': TableOf<SecondFactorRow, 'confirmed_at' | 'last_step'>
    'auth.recovery_codes': TableOf<{ user_id: number; code_hash: Buffer; used_at: Date | null }, 'used_at'>
    'auth.pressure': { kind: string; key: string; tries: number; since: Date; last_at: Date }
    'auth.published_people': {
      id: number
      name: string
      is_active: boolean
      profile_ids: ProfileId[]
      code_ids: number[]
    }
    'auth.published_profiles': { profile_id: ProfileId; grants: Grants }
    'auth.published_sessions': SessionRow
  }
}
