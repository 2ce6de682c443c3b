import type { SizeSales } from '@deportivo/contracts/catalogue/size-sales'
import type { ListColumn } from '../../../shared/list/definition/definition.ts'

type Sales = Pick<
  SizeSales,
  'sold' | 'returned' | 'replaced' | 'net' | 'value' | 'available' | 'sell_through' | 'days_of_stock'
>

type SalesSort = 'net' | 'value' | 'available' | 'sell_through' | 'days_of_stock'

const percentOf = (share: number) => Math.round(share * 100)

/** What the net units of a file are made of. */
export const NET_IN_FILE: ListColumn<Sales, SalesSort>['file'] = [
  { header: 'size_sales.sold', kind: 'count', value: ({ sold }) => sold },
  { header: 'size_sales.returned', kind: 'count', value: ({ returned }) => returned },
  { header: 'size_sales.replaced', kind: 'count', value: ({ replaced }) => replaced },
  { header: 'size_sales.net', kind: 'count', value: ({ net }) => net },
]

/** What sold of a size or a reference, and what is left. */
export const SALES_COLUMNS: readonly ListColumn<Sales, SalesSort>[] = [
  {
    id: 'value',
    header: 'size_sales.value',
    align: 'end',
    width: 120,
    orderBy: 'value',
    cell: ({ value }, { money }) => money(value),
    file: [{ header: 'size_sales.value', kind: 'money', value: ({ value }) => value }],
  },
  {
    id: 'available',
    header: 'minimum.available',
    align: 'end',
    width: 110,
    orderBy: 'available',
    cell: ({ available }, { count }) => count(available),
    file: [{ header: 'minimum.available', kind: 'count', value: ({ available }) => available }],
  },
  {
    id: 'sell-through',
    header: 'size_sales.sell_through',
    align: 'end',
    width: 110,
    orderBy: 'sell_through',
    cell: ({ sell_through }, { t }) =>
      sell_through === null ? (
        <span className="ad-soft">{t('common.none')}</span>
      ) : (
        t('common.percent', { percent: percentOf(sell_through) })
      ),
    file: [
      {
        header: 'size_sales.sell_through',
        kind: 'number',
        value: ({ sell_through }) => (sell_through === null ? null : percentOf(sell_through)),
      },
    ],
  },
  {
    id: 'days',
    header: 'size_sales.days_of_stock',
    align: 'end',
    width: 130,
    least: 100,
    orderBy: 'days_of_stock',
    cell: ({ days_of_stock }, { t, count }) =>
      days_of_stock === null ? <span className="ad-soft">{t('common.none')}</span> : count(days_of_stock),
    file: [
      { header: 'size_sales.days_of_stock', kind: 'count', value: ({ days_of_stock }) => days_of_stock },
    ],
  },
]
