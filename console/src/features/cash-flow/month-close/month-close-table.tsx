import { Button } from '@blueprintjs/core'
import { Lock, Unlock } from '@blueprintjs/icons'
import type { MonthClose } from '@deportivo/contracts/finance/month-closes'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { DataTable } from '../../../shared/list/table/data-table.tsx'
import type { Column } from '../../../shared/list/table/table-types.ts'

interface TableProps {
  rows: readonly MonthClose[]
  /** Of the month that may be reopened; null where the user may not. */
  onReopen: ((month: MonthClose) => void) | null
}

function Month({ month, isClosed }: { month: string; isClosed: boolean }) {
  const t = useTexts()
  const formats = useFormats()
  return (
    <span className="ad-row">
      {isClosed && <Lock title={t('month_close.is_closed')} />}
      <span className={isClosed ? 'ad-table__strong' : 'ad-soft'}>{formats.month(month)}</span>
    </span>
  )
}

function Stamp({ by, at, note }: { by: string; at: string; note?: string | null }) {
  const { instant } = useFormats()
  return (
    <span>
      <bdi>{by}</bdi>
      <span className="ad-table__sub ad-num">{instant(at)}</span>
      {note && (
        <span className="ad-table__sub">
          <bdi>{note}</bdi>
        </span>
      )}
    </span>
  )
}

function useColumns({ rows, onReopen }: TableProps): Column<MonthClose>[] {
  const t = useTexts()
  const formats = useFormats()
  const last = rows.find(({ reopened_at }) => reopened_at === null)
  return [
    {
      id: 'month',
      header: t('month_close.month'),
      role: 'main',
      width: 220,
      least: 150,
      cell: ({ month, reopened_at }) => <Month month={month} isClosed={reopened_at === null} />,
    },
    {
      id: 'closed',
      header: t('month_close.closed_by'),
      width: 220,
      least: 150,
      cell: ({ closed_by, closed_at }) => <Stamp by={closed_by} at={closed_at} />,
    },
    {
      id: 'reopened',
      header: t('month_close.reopened_by'),
      width: 260,
      least: 150,
      cell: ({ reopened_by, reopened_at, reason }) =>
        reopened_by !== null && reopened_at !== null ? (
          <Stamp by={reopened_by} at={reopened_at} note={reason} />
        ) : (
          <span className="ad-soft">–</span>
        ),
    },
    {
      id: 'acts',
      header: '',
      role: 'actions',
      width: 170,
      cell: (row) =>
        onReopen && row === last ? (
          <Button
            variant="minimal"
            icon={<Unlock />}
            className="ad-no-print"
            aria-label={t('month_close.reopen_month', { month: formats.month(row.month) })}
            onClick={() => onReopen(row)}
          >
            {t('month_close.reopen')}
          </Button>
        ) : null,
    },
  ]
}

/** The months that were closed, the newest first, with those that were reopened since. */
export function MonthCloseTable(props: TableProps) {
  const t = useTexts()
  return (
    <DataTable
      caption={t('month_close.title')}
      columns={useColumns(props)}
      rows={props.rows}
      rowKey={({ id }) => id}
      empty={null}
    />
  )
}
