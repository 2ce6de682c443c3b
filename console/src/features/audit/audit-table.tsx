import type { AuditEntry } from '@deportivo/contracts/audit'
import type { ReactNode } from 'react'
import type { CallError } from '../../shared/call-error.ts'
import { DataTable, type Column } from '../../shared/list/data-table.tsx'
import { isKnownText, useTexts, type Say } from '../../shared/texts.tsx'
import { useFormats } from '../../shared/use-formats.ts'
import './audit.css'

/** A field of a user by its label on screen, a permission by its name; anything else as it stands. */
function fieldName(t: Say, field: string): string {
  const key = [`permission.${field}`, `people.${field}`, AS_SHOWN[field] ?? ''].find(isKnownText)
  return key === undefined ? field : t(key)
}

const AS_SHOWN: Readonly<Record<string, string>> = {
  identification_number: 'people.document',
  state_id: 'people.state',
}

function valueName(t: Say, value: string | null): string {
  if (value === null || value === '') return t('audit_page.empty_value')
  const known = (word: string) => {
    const key = [`scope.${word}`, `user.state.${word}`, `profile.${word}`].find(isKnownText)
    return key === undefined ? word : t(key)
  }
  return value.split(', ').map(known).join(', ')
}

function Changes({ entry }: { entry: AuditEntry }) {
  const t = useTexts()
  return (
    <ul className="ad-plain-list ad-audit__changes">
      {entry.changes.map(({ field, from, to }) => (
        <li key={field}>
          {t('audit_page.change', {
            field: fieldName(t, field),
            from: valueName(t, from),
            to: valueName(t, to),
          })}
        </li>
      ))}
    </ul>
  )
}

/** Who did what to whom, newest first. */
export function AuditTable({
  rows,
  error,
  isRefreshing,
  onRetry,
  empty,
}: {
  rows: readonly AuditEntry[] | undefined
  error: CallError | undefined
  isRefreshing: boolean
  onRetry: () => void
  empty: ReactNode
}) {
  const t = useTexts()
  const { instant } = useFormats()
  const columns: Column<AuditEntry>[] = [
    {
      id: 'act',
      header: t('audit_page.act'),
      role: 'main',
      cell: (entry) => (
        <span>
          <span className="ad-table__strong">{entry.act_name}</span>
          <span className="ad-table__sub">{entry.subject_name}</span>
        </span>
      ),
    },
    {
      id: 'by',
      header: t('audit_page.by'),
      cell: (entry) => (
        <span>
          {entry.by ?? t('audit_page.system')}
          {entry.address && (
            <span className="ad-table__sub">{t('audit_page.from_address', { address: entry.address })}</span>
          )}
        </span>
      ),
    },
    { id: 'changes', header: t('audit_page.changes'), cell: (entry) => <Changes entry={entry} /> },
    {
      id: 'at',
      header: t('audit_page.at'),
      cell: (entry) => <span className="ad-num">{instant(entry.at)}</span>,
    },
  ]
  return (
    <DataTable
      caption={t('audit_page.title')}
      columns={columns}
      rows={rows}
      rowKey={(entry) => entry.id}
      error={error}
      onRetry={onRetry}
      isRefreshing={isRefreshing}
      skeletonRows={10}
      empty={empty}
    />
  )
}
