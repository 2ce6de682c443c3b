import type { AuditEntry } from '../admin/audit.ts'
import { changeText } from './audit-words.ts'
import type { FileColumns, FileTools } from './file-columns.ts'

/** The changes of an entry in words. */
export const auditChanges = (entry: AuditEntry, tools: FileTools): string[] =>
  entry.changes.map((change) =>
    changeText(tools, change, { isNew: entry.act === 'created', subject: entry.subject }),
  )

export const AUDIT_FILE = {
  act: [
    { header: 'audit_page.act', value: ({ act_name }) => act_name },
    { header: 'audit_page.subject', value: ({ subject_name }) => subject_name },
  ],
  by: [
    { header: 'audit_page.by', value: ({ by }, { t }) => by ?? t('audit_page.system') },
    { header: 'audit_page.address', value: ({ address }) => address },
  ],
  changes: [{ header: 'audit_page.changes', value: (entry, tools) => auditChanges(entry, tools).join('\n') }],
  at: [{ header: 'audit_page.at', kind: 'instant', value: ({ at }) => at }],
} as const satisfies FileColumns<AuditEntry>
