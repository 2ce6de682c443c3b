import { AUDIT_LIST, listAudit, type AuditEntry } from '@deportivo/contracts/admin/audit'
import type { AuditRow } from '@deportivo/platform/audit/tables'
import {
  countUpTo,
  dayOf,
  integers,
  pagination,
  parseList,
  type ParsedList,
} from '@deportivo/platform/http/list-grammar'
import { listed, read } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import { text, type Language } from '@deportivo/texts/text'
import type { Knex } from 'knex'
import { withCodeNames } from './code-names.ts'

const NUMBERS = ['id', 'by_id']
const WORDS = ['subject', 'subject_id', 'act']

function filtered(db: Knex, { filters, search }: ParsedList): Knex.QueryBuilder {
  const rows: Knex.QueryBuilder = db('audit.entries')
  for (const field of NUMBERS) {
    const values = integers(filters, field)
    if (values) void rows.whereIn(field, values)
  }
  for (const field of WORDS) if (filters[field]) void rows.whereIn(field, filters[field])
  const [from, to] = [dayOf(filters, 'from'), dayOf(filters, 'to')]
  if (from) void rows.whereRaw("at >= ?::date::timestamp at time zone 'America/Bogota'", [from])
  if (to) void rows.whereRaw("at < (?::date + 1)::timestamp at time zone 'America/Bogota'", [to])
  if (search)
    void rows.whereRaw(
      "audit.plain(concat_ws(' ', subject_name, by_name)) like '%' || audit.plain(?::text) || '%'",
      [search],
    )
  return rows
}

/** Newest first, unless told otherwise. */
export const listAuditRoute: Routes = (app, deps) =>
  read(app, deps, listAudit, async ({ db, query, actor }) => {
    const list = parseList(query, AUDIT_LIST)
    const rows = filtered(db, list)
    const direction = list.order && !list.order.isDescending ? 'asc' : 'desc'
    const page = await rows
      .clone()
      .orderBy(list.order?.field ?? 'id', direction)
      .orderBy('id', direction)
      .limit(list.top)
      .offset(list.offset)
      .select<AuditRow[]>('*')
    const entries = await withCodeNames(
      db,
      page.map((row) => entryOf(row, actor.language)),
    )
    return listed(entries, pagination(list, await countUpTo(db, rows)))
  })

const entryOf = (
  { by_name, ...row }: AuditRow,
  language: Language,
): Omit<AuditEntry, 'at'> & { at: Date } => ({
  ...row,
  by: by_name,
  act_name: text(`audit.${row.act}`, {}, language),
})
