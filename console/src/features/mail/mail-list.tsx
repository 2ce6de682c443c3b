import { listMail, type Mail } from '@deportivo/contracts/admin/mail'
import { defineList } from '../../shared/list/definition/definition.ts'
import { useOpenMail } from './use-open-mail.ts'
import './mail.css'

function Subject({ mail }: { mail: Mail }) {
  const [, open] = useOpenMail()
  return (
    <button type="button" className="ad-mail__open" onClick={() => open(mail.id)}>
      <bdi>{mail.subject}</bdi>
    </button>
  )
}

/** What waits in the outbox, newest first. */
export const MAIL_LISTING = defineList('mail', listMail, {
  title: 'mail_page.title',
  columns: [
    {
      id: 'subject',
      header: 'mail_page.subject',
      role: 'main',
      width: 420,
      least: 220,
      cell: (mail) => <Subject mail={mail} />,
      file: [{ header: 'mail_page.subject', value: ({ subject }) => subject }],
    },
    {
      id: 'to',
      header: 'mail_page.to',
      width: 320,
      least: 160,
      cell: ({ to }) => <bdi className="ad-mail__to">{to}</bdi>,
      file: [{ header: 'mail_page.to', value: ({ to }) => to }],
    },
    {
      id: 'at',
      header: 'mail_page.at',
      width: 180,
      least: 150,
      orderBy: 'at',
      cell: ({ at }, { instant }) => <span className="ad-num">{instant(at)}</span>,
      file: [{ header: 'mail_page.at', kind: 'instant', value: ({ at }) => at }],
    },
  ],
  filters: { from: { label: 'list.from' }, to: { label: 'list.to' } },
  search: { label: 'mail_page.search', placeholder: 'mail_page.search_placeholder' },
  rowKey: ({ id }) => id,
  rowName: ({ subject }) => subject,
  perPage: 20,
  none: { title: 'mail_page.none', text: 'mail_page.none_text' },
  noneMatch: 'mail_page.none_match',
})
