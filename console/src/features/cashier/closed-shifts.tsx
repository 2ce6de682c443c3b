import { Print } from '@blueprintjs/icons'
import { openShiftOf, type ClosedShift } from '@deportivo/contracts/finance/cashiers'
import { useState } from 'react'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import { Pager } from '../../shared/list/pager/pager.tsx'
import { RowSteps } from '../../shared/list/steps/row-menu.tsx'
import { DataTable } from '../../shared/list/table/data-table.tsx'
import type { Column } from '../../shared/list/table/table-types.ts'
import { useList } from '../../shared/net/use-list.ts'
import { EmptyState } from '../../shared/ui/status/states.tsx'
import { Difference } from './difference.tsx'
import { ShiftDialog } from './shift-dialog.tsx'

const PER_PAGE = 15

function useColumns(onOpen: (shift: ClosedShift) => void): Column<ClosedShift>[] {
  const t = useTexts()
  const { money, shortInstant } = useFormats()
  const who = (at: string | null, by: string | null) => (
    <span className="ad-cell__lines">
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
        <span className="ad-cell__lines">
          <Difference amount={difference ?? 0} />
          {note && (
            <span className="ad-table__sub">
              <bdi>{note}</bdi>
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'actions',
      header: t('list.actions'),
      role: 'actions',
      width: 60,
      cell: (shift) => (
        <RowSteps
          steps={[
            { text: t('shift.see_closing'), isMain: true, icon: <Print />, onSelect: () => onOpen(shift) },
          ]}
        />
      ),
    },
  ]
}

/** Closed shifts as they were frozen, newest first; of one register, or of all. */
export function ClosedShifts({
  cashierId,
  days,
  isWaiting,
}: {
  cashierId: number | null
  days: { from: string; to: string }
  /** What stands above is not read yet: rows that are there already wait for it. */
  isWaiting: boolean
}) {
  const t = useTexts()
  const [page, setPage] = useState(1)
  const [opened, setOpened] = useState<number | null>(null)
  const open = ({ id }: ClosedShift) => setOpened(id)
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
        columns={useColumns(open)}
        rows={isWaiting ? undefined : shifts.rows}
        rowKey={({ id }) => id}
        onOpen={open}
        error={isWaiting ? undefined : shifts.error}
        onRetry={shifts.refresh}
        isRefreshing={shifts.isRefreshing}
        empty={<EmptyState title={t('shift.no_closed')} isCompact />}
      />
      {!isWaiting && shifts.paging && shifts.paging.total > PER_PAGE && (
        <Pager paging={shifts.paging} onPage={setPage} />
      )}
      {opened !== null && <ShiftDialog id={opened} onClose={() => setOpened(null)} />}
    </div>
  )
}
