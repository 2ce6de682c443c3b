import { openShiftOf, type ClosedShift } from '@deportivo/contracts/finance/cashiers'
import { useState } from 'react'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import { Pager } from '../../shared/list/pager/pager.tsx'
import { DataTable } from '../../shared/list/table/data-table.tsx'
import type { Column } from '../../shared/list/table/table-types.ts'
import { useList } from '../../shared/net/use-list.ts'
import { EmptyState } from '../../shared/ui/status/states.tsx'
import { Difference } from './difference.tsx'

const PER_PAGE = 15

function useColumns(): Column<ClosedShift>[] {
  const t = useTexts()
  const { money, shortInstant } = useFormats()
  const who = (at: string | null, by: string | null) => (
    <span>
      <span className="ad-num">{at === null ? '' : shortInstant(at)}</span>
      <span className="ad-table__sub">
        <bdi>{by}</bdi>
      </span>
    </span>
  )
  const amount = (id: string, header: string, of: (shift: ClosedShift) => number): Column<ClosedShift> => ({
    id,
    header,
    align: 'end',
    width: 125,
    least: 105,
    cell: (shift) => <span className="ad-num">{money(of(shift))}</span>,
  })
  return [
    {
      id: 'cashier',
      header: t('checkout.cashier'),
      role: 'main',
      width: 150,
      least: 110,
      cell: (shift) => <bdi>{shift.cashier_name}</bdi>,
    },
    {
      id: 'opened',
      header: t('shift.opened'),
      width: 165,
      least: 125,
      cell: (shift) => who(shift.opened_at, shift.opened_by),
    },
    {
      id: 'closed',
      header: t('shift.closed'),
      width: 165,
      least: 125,
      cell: (shift) => who(shift.closed_at, shift.closed_by),
    },
    amount('base', t('shift.base'), (shift) => shift.base_amount),
    amount('expected', t('shift.expected'), (shift) => shift.expected_amount),
    amount('counted', t('shift.counted'), (shift) => shift.counted_amount ?? 0),
    {
      id: 'difference',
      header: t('shift.difference'),
      align: 'end',
      width: 150,
      least: 110,
      cell: ({ difference, note }) => (
        <span>
          <Difference amount={difference ?? 0} />
          {note && (
            <span className="ad-table__sub">
              <bdi>{note}</bdi>
            </span>
          )}
        </span>
      ),
    },
  ]
}

/** Closed shifts as they were frozen, newest first; of one register, or of all. */
export function ClosedShifts({
  cashierId,
  days,
}: {
  cashierId: number | null
  days: { from: string; to: string }
}) {
  const t = useTexts()
  const [page, setPage] = useState(1)
  const shifts = useList(openShiftOf, {
    query: {
      state: 'closed',
      ...(cashierId === null ? {} : { cashier_id: cashierId }),
      ...days,
      top: PER_PAGE,
      page,
    },
  })
  return (
    <div className="ad-card">
      <DataTable
        caption={t('shift.closed_shifts')}
        columns={useColumns()}
        rows={shifts.rows}
        rowKey={({ id }) => id}
        error={shifts.error}
        onRetry={shifts.refresh}
        isRefreshing={shifts.isRefreshing}
        empty={<EmptyState title={t('shift.no_closed')} isCompact />}
      />
      {shifts.paging && shifts.paging.total > PER_PAGE && <Pager paging={shifts.paging} onPage={setPage} />}
    </div>
  )
}
