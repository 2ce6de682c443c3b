import type { Grants } from '@deportivo/contracts/access'
import type { LargeList } from '@deportivo/contracts/exports/large-lists'
import type { ExportState, ListExport } from '@deportivo/contracts/exports/list-exports'
import type { TableKind } from '@deportivo/contracts/route'
import type { Knex } from 'knex'
import { messageOf } from '../http/message.ts'
import { notFound, type KeyedText } from '../http/refused.ts'

export interface ExportRow {
  id: number
  by_id: number
  profile_id: string
  grants: Grants
  list: LargeList
  format: TableKind
  name: string
  columns: string[]
  params: Record<string, number>
  query: Record<string, string>
  filters: { label: string; value: string }[]
  state: ExportState
  rows: number | null
  done: number
  begun: number
  path: string | null
  problem: KeyedText | null
  created_at: Date
  expires_at: Date
}

type JsonColumn = 'grants' | 'params' | 'query' | 'filters'

declare module 'knex/types/tables.js' {
  interface Tables {
    'bus.list_exports': Knex.CompositeTableType<
      ExportRow,
      Pick<ExportRow, 'by_id' | 'profile_id' | 'list' | 'format' | 'name' | 'columns' | 'created_at'> &
        Pick<ExportRow, 'expires_at'> &
        Record<JsonColumn, string>,
      Partial<Pick<ExportRow, 'state' | 'rows' | 'done' | 'path' | 'expires_at'>> & {
        begun?: number | Knex.Raw
        problem?: string
      }
    >
  }
}

/** An export as its user sees it. */
export const shownExport = ({
  problem,
  ...row
}: ExportRow): Omit<ListExport, 'created_at' | 'expires_at'> &
  Pick<ExportRow, 'created_at' | 'expires_at'> => ({
  id: row.id,
  name: row.name,
  format: row.format,
  state: row.state,
  rows: row.rows,
  done: row.done,
  created_at: row.created_at,
  expires_at: row.expires_at,
  problem: problem && messageOf(problem),
})

/** An export of this user that is not over its time; those of others are missing. */
export async function ownExport(
  db: Knex,
  { id, by_id, now }: { id: number; by_id: number; now: Date },
): Promise<ExportRow> {
  const row = await db('bus.list_exports').where({ id, by_id }).where('expires_at', '>', now).first()
  if (!row) throw notFound()
  return row
}

/** Whether a profile grants everything still that it granted when the export was asked for. */
export const grantsStill = (then: Grants, now: Grants): boolean =>
  Object.entries(then).every(([permission, scope]) => now[permission as keyof Grants] === scope)
