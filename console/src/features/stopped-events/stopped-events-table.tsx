import { Button } from '@blueprintjs/core'
import { Refresh } from '@blueprintjs/icons'
import type { StoppedEvent } from '@deportivo/contracts/stopped-events'
import { Link } from 'react-router-dom'
import type { CallError } from '../../shared/call-error.ts'
import { DataTable } from '../../shared/list/data-table.tsx'
import type { Column } from '../../shared/list/table-types.ts'
import { paths } from '../../shared/paths.ts'
import { useTexts } from '../../shared/texts.tsx'
import { EmptyState } from '../../shared/ui/states.tsx'
import { useFormats } from '../../shared/use-formats.ts'
import { changeOf, keyOf, readerOf, subjectOf } from './describe.ts'

interface TableProps {
  rows: readonly StoppedEvent[] | undefined
  error: CallError | undefined
  isRefreshing: boolean
  isAsking: boolean
  onReload: () => void
  onRetry: (event: StoppedEvent) => void
}

function Subject({ event }: { event: StoppedEvent }) {
  const t = useTexts()
  const name = subjectOf(t, event)
  return (
    <span>
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

function useColumns({ isAsking, onRetry }: Pick<TableProps, 'isAsking' | 'onRetry'>): Column<StoppedEvent>[] {
  const t = useTexts()
  const { shortInstant } = useFormats()
  return [
    {
      id: 'subject',
      header: t('stopped.subject'),
      role: 'main',
      cell: (event) => <Subject event={event} />,
    },
    { id: 'change', header: t('stopped.change'), cell: (event) => changeOf(t, event) },
    { id: 'reader', header: t('stopped.reader'), cell: (event) => readerOf(t, event) },
    {
      id: 'since',
      header: t('stopped.since'),
      cell: (event) => (
        <span>
          <span className="ad-num">{shortInstant(event.failed_at)}</span>
          <span className="ad-table__sub">{t('stopped.tries', { count: event.tries })}</span>
        </span>
      ),
    },
    {
      id: 'waiting',
      header: t('stopped.waiting'),
      cell: ({ waiting }) =>
        waiting === 0 ? t('stopped.waiting_none') : t('stopped.waiting_count', { count: waiting }),
    },
    {
      id: 'actions',
      header: t('list.actions'),
      role: 'actions',
      align: 'tight',
      cell: (event) => (
        <span className="ad-row">
          <Button
            size="small"
            icon={<Refresh size={14} />}
            loading={event.is_retrying}
            disabled={isAsking}
            aria-label={`${t(event.is_retrying ? 'stopped.retrying' : 'stopped.retry')} ${subjectOf(t, event)}`}
            onClick={() => onRetry(event)}
          >
            {t('stopped.retry')}
          </Button>
        </span>
      ),
    },
  ]
}

/** What stopped, where, since when, and what waits behind it. */
export function StoppedEventsTable({ rows, error, isRefreshing, onReload, ...acts }: TableProps) {
  const t = useTexts()
  return (
    <DataTable
      caption={t('stopped.title')}
      columns={useColumns(acts)}
      rows={rows}
      rowKey={keyOf}
      error={error}
      onRetry={onReload}
      isRefreshing={isRefreshing}
      empty={<EmptyState title={t('stopped.none')} text={t('stopped.none_text')} />}
    />
  )
}
