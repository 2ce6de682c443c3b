import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import type { Column } from '../../shared/list/table/table-types.ts'

interface Entry {
  at: string
  by: string
  amount: number
}

/** What all entries of a shift have: when, by whom and how much. */
export function useEntryColumns(): Record<'at' | 'by' | 'amount', Column<Entry>> {
  const t = useTexts()
  const { money, shortInstant } = useFormats()
  return {
    at: {
      id: 'at',
      header: t('shift.at'),
      width: 150,
      least: 120,
      cell: ({ at }) => <span className="ad-num">{shortInstant(at)}</span>,
    },
    by: { id: 'by', header: t('shift.by'), width: 180, least: 110, cell: ({ by }) => <bdi>{by}</bdi> },
    amount: {
      id: 'amount',
      header: t('shift.amount'),
      width: 130,
      least: 110,
      align: 'end',
      cell: ({ amount }) => <span className="ad-num">{money(amount)}</span>,
    },
  }
}
