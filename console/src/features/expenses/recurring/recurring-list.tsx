import { RECURRING_ROUTES } from '@deportivo/contracts/finance/recurring-expenses'
import { defineList } from '../../../shared/list/definition/definition.ts'
import { SPENT_COLUMNS } from '../spent-columns.tsx'

/** Expenses that are made again every month, by their next one. */
export const RECURRING_LISTING = defineList('recurring-expenses', RECURRING_ROUTES.list, {
  title: 'expenses.tab_recurring',
  columns: [
    {
      id: 'name',
      header: 'recurring.name',
      role: 'main',
      width: 240,
      least: 150,
      orderBy: 'name',
      cell: ({ name, category_name }) => (
        <span className="ad-cell__lines">
          <bdi className="ad-table__strong">{name}</bdi>
          <span className="ad-table__sub">{category_name}</span>
        </span>
      ),
      file: [
        { header: 'recurring.name', value: ({ name }) => name },
        { header: 'expenses.category', value: ({ category_name }) => category_name },
      ],
    },
    {
      id: 'next',
      header: 'recurring.next_on',
      width: 170,
      least: 140,
      orderBy: 'next_on',
      cell: ({ next_on, day_of_month }, { shopDay, t }) => (
        <span className="ad-cell__lines">
          {next_on === null ? (
            <span className="ad-soft">{t('recurring.ended')}</span>
          ) : (
            <span className="ad-num">{shopDay(next_on)}</span>
          )}
          <span className="ad-table__sub">{t('recurring.each_month', { day: day_of_month })}</span>
        </span>
      ),
      file: [
        { header: 'recurring.next_on', value: ({ next_on }) => next_on },
        { header: 'recurring.day_of_month', kind: 'number', value: ({ day_of_month }) => day_of_month },
        { header: 'recurring.starts_on', value: ({ starts_on }) => starts_on },
        { header: 'recurring.ends_on', value: ({ ends_on }) => ends_on },
      ],
    },
    {
      id: 'amount',
      header: 'expenses.amount',
      align: 'end',
      width: 140,
      cell: ({ amount }, { money }) => <span className="ad-num">{money(amount)}</span>,
      file: [{ header: 'expenses.amount', kind: 'money', value: ({ amount }) => amount }],
    },
    ...SPENT_COLUMNS,
  ],
  filters: {},
  search: { label: 'recurring.search', placeholder: 'recurring.search' },
  rowKey: ({ id }) => id,
  rowName: ({ name }) => name,
  perPage: 15,
  none: { title: 'recurring.none', text: 'recurring.none_text' },
  noneMatch: 'recurring.none_match',
})
