import type { Notification } from '@deportivo/contracts/admin/notifications'
import type { ColumnChoice, StoredPreferences } from '@deportivo/contracts/admin/preferences'
import type { Settings } from '@deportivo/contracts/admin/settings'
import type { ViewedName } from '@deportivo/contracts/views/viewed-names'
import type { TableOf } from '@deportivo/platform/db/row-types'
import type { Language } from '@deportivo/texts/languages'
import type { Knex } from 'knex'

interface PreferencesRow {
  user_id: number
  stored: StoredPreferences
  updated_at: Date
}

export interface ViewRow {
  id: number
  owner_id: number
  list: ViewedName
  name: string
  query: string
  columns: ColumnChoice | null
  is_shared: boolean
  created_at: Date
  updated_at: Date
}

interface NotificationRow extends Omit<Notification, 'at' | 'read' | 'as_profile'> {
  user_id: number
  event_id: string
  at: Date
  read_at: Date | null
}

export interface SettingsRow extends Settings {
  id: 'company'
  updated_by: string | null
  created_at: Date
  updated_at: Date | null
}

interface RebuildRequestRow {
  id: number
  requested_by: string
  requested_at: Date
}

declare module 'knex/types/tables.js' {
  interface Tables {
    'admin.preferences': Knex.CompositeTableType<
      PreferencesRow,
      Omit<PreferencesRow, 'stored'> & { stored: string },
      { stored: Knex.Raw; updated_at: Date }
    >
    'admin.views': Knex.CompositeTableType<
      ViewRow,
      Omit<ViewRow, 'id' | 'columns'> & { columns: string | null },
      Partial<Omit<ViewRow, 'id' | 'columns'>> & { columns?: string | null }
    >
    'admin.notifications': Knex.CompositeTableType<
      NotificationRow,
      Omit<NotificationRow, 'id'>,
      Pick<NotificationRow, 'read_at'>
    >
    'admin.published_preferences': { user_id: number; language: Language | null; stored: StoredPreferences }
    'admin.published_settings': Settings
    'admin.rebuild_requests': TableOf<RebuildRequestRow, 'id'>
  }
}
