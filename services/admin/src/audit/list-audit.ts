import { listAudit, type AuditEntry } from '@deportivo/contracts/admin/audit'
import { seesCosts } from '@deportivo/lifecycle/costs'
import { isLeftEmpty, searchedWords } from '@deportivo/platform/db/plain-text'
import { defineList } from '@deportivo/platform/lists/define-list'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import { fromDay, toDay } from '@deportivo/platform/lists/narrow'
import { text } from '@deportivo/texts/text'
import type { AuditRow } from '@deportivo/platform/audit/tables'
import { withCodeNames } from './code-names.ts'
import { withRecordNames } from './record-names.ts'

type Entry = Omit<AuditEntry, 'at'> & { at: Date }

/** Readers who see no costs learn only that one changed. */
const shownTo = (actor: Actor, changes: AuditRow['changes']) =>
  seesCosts(actor)
    ? changes
    : changes.map((change) => (change.field === 'cost' ? { ...change, from: null, to: null } : change))

const entryOf = ({ by_name, ...row }: AuditRow, actor: Actor): Entry => ({
  ...row,
  changes: shownTo(actor, row.changes),
  by: by_name,
  act_name: text(`audit.${row.act}`, { subject: { key: `audit.subject.${row.subject}` } }, actor.language),
})

export const listAuditRoute = defineList<typeof listAudit, Entry>(listAudit, {
  from: ({ db }) => db('audit.entries'),
  filters: {
    id: 'id',
    by_id: 'by_id',
    subject: 'subject',
    subject_id: 'subject_id',
    act: 'act',
    from: fromDay('at'),
    to: toDay('at'),
  },
  sort: { at: 'at' },
  tiebreak: ['id'],
  // The most selective first.
  ranges: ['subject_id', 'by_id', 'act', 'subject'],
  days: { from: 'at', to: 'at' },
  search: (rows, search) => {
    if (isLeftEmpty(search)) void rows.whereRaw('false')
    for (const word of searchedWords(search))
      void rows.whereRaw(
        "audit.plain(concat_ws(' ', subject_name, by_name)) like '%' || audit.plain(?::text) || '%'",
        [word],
      )
  },
  read: async ({ rows }, { db, actor }) => {
    const page = await rows.select<AuditRow[]>('*')
    const entries = page.map((row) => entryOf(row, actor))
    return withRecordNames(db, await withCodeNames(db, entries))
  },
})
