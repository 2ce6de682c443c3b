import { AUDIT_FILE, auditChanges } from '@deportivo/contracts/exports/audit-columns'
import { listAudit, AUDIT_ACTS, OWN_SUBJECTS } from '@deportivo/contracts/admin/audit'
import { CATALOGUE_LISTS } from '@deportivo/contracts/catalogue/lists'
import { CATALOGUE_NAMES } from '@deportivo/contracts/catalogue/list-names'
import { useMemo } from 'react'
import { defineList } from '../../shared/list/definition/definition.ts'
import type { Choices } from '../../shared/list/query/use-list-screen.ts'
import { useTexts } from '../../shared/language/texts.tsx'

/** Who did what to whom, newest first. */
export const AUDIT_LISTING = defineList('audit', listAudit, {
  title: 'audit_page.title',
  columns: [
    {
      id: 'act',
      header: 'audit_page.act',
      role: 'main',
      width: 250,
      least: 160,
      cell: (entry) => (
        <span className="ad-cell__lines">
          <span className="ad-table__strong">{entry.act_name}</span>
          <span className="ad-table__sub">{entry.subject_name}</span>
        </span>
      ),
      file: AUDIT_FILE.act,
    },
    {
      id: 'by',
      header: 'audit_page.by',
      width: 220,
      least: 130,
      cell: ({ by, address }, { t }) => (
        <span className="ad-cell__lines">
          {by ?? t('audit_page.system')}
          {address && <span className="ad-table__sub">{t('audit_page.from_address', { address })}</span>}
        </span>
      ),
      file: AUDIT_FILE.by,
    },
    {
      id: 'changes',
      header: 'audit_page.changes',
      role: 'text',
      width: 420,
      least: 240,
      cell: (entry, tools) => (
        <span className="ad-cell__lines">
          {auditChanges(entry, tools).map((change) => (
            <span key={change} className="ad-table__sub">
              {change}
            </span>
          ))}
        </span>
      ),
      file: AUDIT_FILE.changes,
    },
    {
      id: 'at',
      header: 'audit_page.at',
      width: 160,
      least: 150,
      orderBy: 'at',
      cell: ({ at }, { instant }) => <span className="ad-num">{instant(at)}</span>,
      file: AUDIT_FILE.at,
    },
  ],
  filters: {
    subject: { label: 'audit_page.subject' },
    act: { label: 'audit_page.act' },
    from: { label: 'list.from' },
    to: { label: 'list.to' },
  },
  search: { label: 'audit_page.search', placeholder: 'audit_page.search_placeholder' },
  rowKey: ({ id }) => id,
  rowName: ({ act_name, subject_name }) => `${act_name}, ${subject_name}`,
  perPage: 20,
  none: { title: 'audit_page.none' },
  noneMatch: 'audit_page.none_match',
})

/** Records of a catalogue list are called as the list is in the menu. */
const CATALOGUE_SUBJECTS = CATALOGUE_NAMES.map(
  (name) => ({ value: CATALOGUE_LISTS[name].subject, label: `menu.${name}` }) as const,
)

export function useAuditChoices(): Choices {
  const t = useTexts()
  return useMemo(
    () => ({
      subject: [
        ...OWN_SUBJECTS.map((value) => ({ value, label: t(`audit_page.subject_${value}`) })),
        ...CATALOGUE_SUBJECTS.map(({ value, label }) => ({ value, label: t(label) })),
      ],
      act: AUDIT_ACTS.map((value) => ({ value, label: t(`audit.${value}`, { subject: '…' }) })),
    }),
    [t],
  )
}
