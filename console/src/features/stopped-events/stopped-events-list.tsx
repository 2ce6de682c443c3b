import { listStoppedEvents, type StoppedEvent } from '@deportivo/contracts/admin/stopped-events'
import { Link } from 'react-router-dom'
import { defineList } from '../../shared/list/definition/definition.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { changeOf, keyOf, readerOf, subjectOf, triesOf } from './describe.ts'

function Subject({ event }: { event: StoppedEvent }) {
  const t = useTexts()
  const name = subjectOf(t, event)
  return (
    <span className="ad-cell__lines">
      {event.aggregate_type === 'order' ? (
        <Link className="ad-table__strong" to={paths.sale(event.aggregate_id)}>
          {name}
        </Link>
      ) : (
        <span className="ad-table__strong">{name}</span>
      )}
      <span className="ad-table__sub ad-num" title={t('stopped.number_hint')}>
        {t('stopped.number', { pos: event.pos })}
      </span>
    </span>
  )
}

/** What stopped, where, since when, and what waits behind it. */
export const STOPPED_LISTING = defineList('stopped-events', listStoppedEvents, {
  title: 'stopped.title',
  columns: [
    {
      id: 'subject',
      header: 'stopped.subject',
      role: 'main',
      width: 190,
      least: 140,
      cell: (event) => <Subject event={event} />,
      file: [{ header: 'stopped.subject', value: (event, { t }) => subjectOf(t, event) }],
    },
    {
      id: 'change',
      header: 'stopped.change',
      width: 190,
      least: 140,
      cell: (event, { t }) => changeOf(t, event),
      file: [{ header: 'stopped.change', value: (event, { t }) => changeOf(t, event) }],
    },
    {
      id: 'reader',
      header: 'stopped.reader',
      width: 210,
      least: 140,
      cell: (event, { t }) => readerOf(t, event),
      file: [{ header: 'stopped.reader', value: (event, { t }) => readerOf(t, event) }],
    },
    {
      id: 'since',
      header: 'stopped.since',
      width: 150,
      cell: ({ failed_at, ...event }, { t, shortInstant }) => (
        <span className="ad-cell__lines">
          <span className="ad-num">{shortInstant(failed_at)}</span>
          <span className="ad-table__sub">{triesOf(t, event)}</span>
        </span>
      ),
      file: [{ header: 'stopped.since', kind: 'instant', value: ({ failed_at }) => failed_at }],
    },
    {
      id: 'waiting',
      header: 'stopped.waiting',
      width: 170,
      least: 130,
      cell: ({ waiting }, { t }) =>
        waiting === 0 ? t('stopped.waiting_none') : t('stopped.waiting_count', { count: waiting }),
      file: [{ header: 'stopped.waiting', kind: 'count', value: ({ waiting }) => waiting }],
    },
  ],
  filters: {},
  rowKey: keyOf,
  rowName: (event, { t }) => subjectOf(t, event),
  perPage: 15,
  none: { title: 'stopped.none', text: 'stopped.none_text' },
  noneMatch: 'stopped.none',
})
