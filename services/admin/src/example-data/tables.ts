import type { ExampleData } from '@deportivo/contracts/admin/example-data'
import type { AuditContext } from '@deportivo/platform/audit/write-audit'
import type { KeyedText } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'

export interface ExampleRow {
  id: 'company'
  version: number
  state: ExampleData['state']
  done: number
  total: number
  user_ids: number[]
  began_at: Date | null
  loaded_at: Date | null
  own_seen: number
  /** Who asked for the present work; its time is that of the request. */
  asked_by: (Omit<AuditContext, 'at'> & { at: string }) | null
  problem: KeyedText | null
}

type Changes = Partial<
  Omit<ExampleRow, 'id' | 'asked_by' | 'problem'> & { asked_by: string | null; problem: string | null }
>

declare module 'knex/types/tables.js' {
  interface Tables {
    'admin.example_data': Knex.CompositeTableType<ExampleRow, Changes, Changes>
  }
}
