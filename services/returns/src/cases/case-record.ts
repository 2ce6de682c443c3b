import { returnCode } from '@deportivo/lifecycle/paper-codes'
import { maySeeReturn } from '@deportivo/lifecycle/return-case/visibility'
import type { AuditValue } from '@deportivo/platform/audit/changes'
import { auditMeta } from '@deportivo/platform/audit/write-audit'
import { defineRecord } from '@deportivo/platform/records/record'
import type { RecordCall } from '@deportivo/platform/records/record-call'
import { changeRecord } from '@deportivo/platform/records/save-record'
import type { EventType } from '@deportivo/contracts/events/families'
import type { Knex } from 'knex'
import type { Before, CasePatch, CaseRow, SoldFacts } from '../tables.ts'
import { appendReturnEvent } from './case-event.ts'
import type { ShownCase } from './members.ts'
import { readCase } from './read-case.ts'

/** What is saved of a case: the whole of a new one, or what a step changes. */
export type CaseFields = CasePatch & Partial<SoldFacts> & Partial<Pick<CaseRow, 'quantity' | 'group_id'>>

/** Names as they are read by people, where there is an id beside them. */
const AUDITED = [
  'state_id',
  'product_name',
  'size_name',
  'quantity',
  'reason_name',
  'exchange_rate',
  'observation',
  'goods',
  'entrance_store_name',
  'settlement',
  'credited_value',
  'replacement_product_name',
  'replacement_size_name',
  'replacement_store_name',
  'conveyor',
  'guide_number',
] as const

const auditedOf = (fields: CaseFields): Record<string, AuditValue> =>
  Object.fromEntries(AUDITED.filter((name) => name in fields).map((name) => [name, fields[name]]))

/** The record of a return case. Its event is appended by `saveCase`, with what the step did. */
export const RETURN_CASE = defineRecord<CaseRow, CaseFields, ShownCase>({
  table: 'returns.cases',
  subject: 'return',
  nameOf: ({ id }) => returnCode(id),
  isVisible: async (db, id, actor) => {
    const owned = await db('returns.published_ownership').where('return_id', id).first()
    return owned !== undefined && maySeeReturn(owned, actor)
  },
  audited: auditedOf,
  auditedRow: auditedOf,
  read: readCase,
})

export interface CaseChange {
  patch: CasePatch
  event: EventType<'return'>
  step: string
  note: string | null
  /** null: the step can't be undone. */
  before: Before | null
}

interface Entry extends Pick<CaseChange, 'step' | 'note' | 'before'> {
  from: CaseRow | null
  to: CaseRow
}

export async function writeHistory(
  trx: Knex.Transaction,
  { step, note, before, from, to }: Entry,
  { audit }: Pick<RecordCall, 'audit'>,
): Promise<void> {
  await trx('returns.case_history').insert({
    case_id: to.id,
    step,
    note,
    from_state: from?.state_id ?? null,
    to_state: to.state_id,
    by_id: audit.by_id,
    by_name: audit.by_name ?? '',
    profile_id: audit.by_profile,
    at: audit.at,
    before: before && JSON.stringify(before),
  })
}

/** The only code that changes a case for a user: its next version with audit, history and event. Needs it locked. */
export async function saveCase(
  call: RecordCall,
  before: CaseRow,
  { patch, event, step, note, ...change }: CaseChange,
): Promise<CaseRow> {
  const { trx, audit } = call
  const { row, changes } = await changeRecord(call, RETURN_CASE, { id: before.id, fields: patch })
  if (changes.length === 0) return row
  await writeHistory(trx, { step, note, before: change.before, from: before, to: row }, call)
  appendReturnEvent(
    trx,
    { type: event, step, note, before, after: row },
    { meta: auditMeta(audit), at: audit.at },
  )
  return row
}

/** The columns that a patch overwrites, with their present values. */
export const overwritten = (row: CaseRow, patch: CasePatch): CasePatch =>
  Object.fromEntries((Object.keys(patch) as (keyof CasePatch)[]).map((column) => [column, row[column]]))
