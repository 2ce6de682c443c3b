import type { Mail } from '@deportivo/contracts/mail'
import type { CallError } from '../../shared/call-error.ts'
import { DataTable } from '../../shared/list/data-table.tsx'
import type { Column } from '../../shared/list/table-types.ts'
import { useTexts } from '../../shared/texts.tsx'
import { EmptyState } from '../../shared/ui/states.tsx'
import { useFormats } from '../../shared/use-formats.ts'
import './mail.css'

/** What waits in the outbox, newest first. */
export function MailTable({
  rows,
  error,
  onRetry,
  onOpen,
}: {
  rows: readonly Mail[] | undefined
  error: CallError | undefined
  onRetry: () => void
  onOpen: (id: string) => void
}) {
  const t = useTexts()
  const { instant } = useFormats()
  const columns: Column<Mail>[] = [
    {
      id: 'subject',
      header: t('mail_page.subject'),
      role: 'main',
      cell: (mail) => (
        <button type="button" className="ad-mail__open" onClick={() => onOpen(mail.id)}>
          {mail.subject}
        </button>
      ),
    },
    { id: 'to', header: t('mail_page.to'), cell: (mail) => <span className="ad-mail__to">{mail.to}</span> },
    {
      id: 'at',
      header: t('mail_page.at'),
      cell: (mail) => <span className="ad-num">{instant(mail.at)}</span>,
    },
  ]
  return (
    <DataTable
      caption={t('mail_page.title')}
      columns={columns}
      rows={rows}
      rowKey={(mail) => mail.id}
      error={error}
      onRetry={onRetry}
      empty={<EmptyState title={t('mail_page.none')} text={t('mail_page.none_text')} />}
    />
  )
}
