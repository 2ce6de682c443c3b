import type { AuditEntry } from '@deportivo/contracts/admin/audit'
import type { Knex } from 'knex'

export interface AuditRow {
  id: number
  at: Date
  by_id: number | null
  by_name: string | null
  by_profile: string | null
  subject: AuditEntry['subject']
  subject_id: string
  subject_name: string
  act: AuditEntry['act']
  changes: AuditEntry['changes']
  address: string | null
  request_id: string | null
}

declare module 'knex/types/tables.js' {
  interface Tables {
    'audit.entries': Knex.CompositeTableType<AuditRow, Omit<AuditRow, 'id' | 'changes'> & { changes: string }>
  }
}
