import type { Shift } from '@deportivo/contracts/finance/cashiers'
import { useTexts } from '../../shared/language/texts.tsx'
import { DataTable } from '../../shared/list/table/data-table.tsx'
import type { Column } from '../../shared/list/table/table-types.ts'
import { useEntryColumns } from './use-entry-columns.tsx'

type Entry = Shift['drawer'][number]

function useColumns(): Column<Entry>[] {
  const t = useTexts()
  const { at, by, amount } = useEntryColumns()
  return [
    {
      id: 'reason',
      header: t('shift.reason'),
      role: 'main',
      width: 170,
      least: 120,
      cell: ({ reason }) => t(`shift.reason.${reason}`),
    },
    at,
    {
      id: 'note',
      header: t('shift.entry_note'),
      width: 260,
      least: 120,
      cell: ({ note }) => <bdi>{note}</bdi>,
    },
    by,
    amount,
  ]
}

/** What entered the drawer of a shift, or left it, without a sale. */
export function DrawerEntries({ entries }: { entries: readonly Entry[] }) {
  const t = useTexts()
  return (
    <>
      <h3>{t('shift.drawer')}</h3>
      <DataTable
        caption={t('shift.drawer')}
        columns={useColumns()}
        rows={[...entries]}
        rowKey={({ id }) => id}
        empty={null}
      />
    </>
  )
}
