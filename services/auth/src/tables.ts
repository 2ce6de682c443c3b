import type { Permission, Scope } from '@deportivo/contracts/access'
import type { ListName } from '@deportivo/contracts/views/lists'
import type { ColumnChoice, KeptPreferences } from '@deportivo/contracts/admin/preferences'
import type { Language } from '@deportivo/texts/languages'
import type { Knex } from 'knex'

export interface UserRow {
  id: number
  name: string
  email: string
  /** Marks the picture in `auth.photos`; another picture has another mark. */
  photo: string | null
  phone: string | null
  address: string | null
  role_id: string
  state_id: 'active' | 'disabled'
  email_verified_at: Date | null
  identification_number: string | null
  language: string
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
  reason: 'logout' | 'disabled' | 'password' | 'administrator' | null
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
  /** As it was typed, in lower case: nobody may have it. */
  email: string
  /** Of the page it was asked on. */
  language: Language | null
  requested_at: Date
  user_id: number | null
  token_hash: Buffer | null
  expires_at: Date | null
  mailed_at: Date | null
  used_at: Date | null
}

interface SecondFactorRow {
  user_id: number
  secret: Buffer
  confirmed_at: Date | null
  last_step: number
}

export interface ViewRow {
  id: number
  owner_id: number
  list: ListName
  name: string
  query: string
  columns: ColumnChoice | null
  is_shared: boolean
  created_at: Date
  updated_at: Date
}

/** A column the database fills in may be left out. */
type Made<Row, Left extends keyof Row> = Knex.CompositeTableType<
  Row,
  Omit<Row, Left> & Partial<Pick<Row, Left>>
>

declare module 'knex/types/tables.js' {
  interface Tables {
    'auth.users': Made<
      UserRow,
      | 'id'
      | 'photo'
      | 'phone'
      | 'address'
      | 'role_id'
      | 'state_id'
      | 'email_verified_at'
      | 'identification_number'
      | 'language'
      | 'created_at'
      | 'updated_at'
      | 'version'
      | 'updated_by'
      | 'last_signed_in_at'
      | 'second_factor_at'
    >
    'auth.photos': { user_id: number; picture: Buffer }
    'auth.preferences': Knex.CompositeTableType<
      { user_id: number; kept: Omit<KeptPreferences, 'language'>; updated_at: Date },
      { user_id: number; kept: string; updated_at: Date },
      { kept: Knex.Raw; updated_at: Date }
    >
    'auth.profiles': ProfileRow
    'auth.profile_permissions': { profile_id: string; permission: Permission; scope: Scope }
    'auth.user_profiles': { user_id: number; profile_id: string }
    'auth.user_codes': { user_id: number; code_id: number }
    'auth.sessions': Made<SessionsRow, 'revoked_at' | 'reason'>
    'auth.login_failures': { account: string; address: string; failures: number; since: Date }
    'auth.recoveries': Made<
      RecoveryRow,
      'id' | 'user_id' | 'token_hash' | 'expires_at' | 'mailed_at' | 'used_at'
    >
    'auth.second_factors': Made<SecondFactorRow, 'confirmed_at' | 'last_step'>
    'auth.recovery_codes': Made<{ user_id: number; code_hash: Buffer; used_at: Date | null }, 'used_at'>
    'auth.views': Knex.CompositeTableType<
      ViewRow,
      Omit<ViewRow, 'id' | 'columns'> & { columns: string | null },
      Partial<Omit<ViewRow, 'id' | 'columns'>> & { columns?: string | null }
    >
    'auth.pressure': { kind: string; key: string; tries: number; since: Date; last_at: Date }
    'sales.published_people_named': { user_id: number }
    'catalogue.published_codes': { id: number; key: string; name: string; sort_order: number }
  }
}
