import { EXPENSE_ROUTES, type Expense } from '@deportivo/contracts/finance/expenses'
import { defineList } from '../../shared/list/definition/definition.ts'
import { ExpenseTag } from './expense-tag.tsx'
import { SPENT_COLUMNS } from './spent-columns.tsx'

/** Of the expenses that correct one. */
const numbersOf = ({ corrections }: Expense) => corrections.map(({ id }) => `#${id}`).join(', ')

/** Expenses, newest first. */
export const EXPENSE_LISTING = defineList('expenses', EXPENSE_ROUTES.list, {
  title: 'menu.expenses',
  columns: [
    {
      id: 'category',
      header: 'expenses.category',
      role: 'main',
      width: 230,
      least: 150,
      cell: ({ category_name, note }) => (
        <span className="ad-cell__lines">
          <bdi className="ad-table__strong">{category_name}</bdi>
          {note !== null && <span className="ad-table__sub">{note}</span>}
        </span>
      ),
      file: [
        { header: 'expenses.category', value: ({ category_name }) => category_name },
        { header: 'expenses.note', value: ({ note }) => note },
      ],
    },
    {
      id: 'date',
      header: 'expenses.date',
      width: 120,
      orderBy: 'date',
      cell: ({ id, date }, { shopDay }) => (
        <span className="ad-cell__lines">
          <span className="ad-num">{shopDay(date)}</span>
          <span className="ad-table__sub ad-num">#{id}</span>
        </span>
      ),
      file: [
        { header: 'expenses.date', value: ({ date }) => date },
        { header: 'returns.number', kind: 'number', value: ({ id }) => id },
      ],
    },
    {
      id: 'amount',
      header: 'expenses.amount',
      align: 'end',
      width: 140,
      orderBy: 'amount',
      cell: (expense, { money, t }) => (
        <span className="ad-cell__lines">
          <span className="ad-num">{money(expense.amount)}</span>
          {expense.corrects_id !== null && (
            <span className="ad-table__sub">{t('expenses.corrects_id', { id: expense.corrects_id })}</span>
          )}
          {expense.corrections.length > 0 && (
            <span className="ad-table__sub">
              {t('expenses.corrected_by_ids', { ids: numbersOf(expense) })}
            </span>
          )}
        </span>
      ),
      file: [
        { header: 'expenses.amount', kind: 'money', value: ({ amount }) => amount },
        { header: 'expenses.corrects', kind: 'number', value: ({ corrects_id }) => corrects_id },
        { header: 'expenses.corrections', value: (expense) => numbersOf(expense) },
      ],
    },
    {
      id: 'state',
      header: 'expenses.state',
      width: 150,
      least: 130,
      cell: ({ state, reason }) => (
        <span className="ad-cell__lines">
          <ExpenseTag state={state} />
          {reason !== null && <span className="ad-table__sub">{reason}</span>}
        </span>
      ),
      file: [
        { header: 'expenses.state', value: ({ state }, { t }) => t(`expense.state.${state}`) },
        { header: 'expenses.reason', value: ({ reason }) => reason },
        { header: 'expenses.decided_by', value: ({ decided_by }) => decided_by },
      ],
    },
    ...SPENT_COLUMNS,
    {
      id: 'files',
      header: 'expenses.files',
      width: 120,
      least: 100,
      cell: ({ files }, { t }) => (
        <span className={files === 0 ? 'ad-soft' : ''}>{t('expenses.files_count', { count: files })}</span>
      ),
      file: [{ header: 'expenses.files', kind: 'count', value: ({ files }) => files }],
    },
    {
      id: 'by',
      header: 'expenses.by',
      width: 170,
      least: 130,
      isExtra: true,
      cell: ({ created_by, created_at }, { instant }) => (
        <span className="ad-cell__lines">
          {created_by}
          <span className="ad-table__sub ad-num">{instant(created_at)}</span>
        </span>
      ),
      file: [
        { header: 'expenses.by', value: ({ created_by }) => created_by },
        { header: 'returns.created_at', kind: 'instant', value: ({ created_at }) => created_at },
      ],
    },
  ],
  filters: {
    from: { label: 'expenses.from' },
    to: { label: 'expenses.to' },
    category: { label: 'expenses.category' },
    situation: { label: 'expenses.situation', isFurther: true },
    state: { label: 'expenses.state' },
    payment: { label: 'expenses.payment', isFurther: true },
    store: { label: 'expenses.store', isFurther: true },
  },
  search: { label: 'expenses.search', placeholder: 'expenses.search_placeholder' },
  rowKey: ({ id }) => id,
  rowName: ({ category_name, amount }, { money }) => `${category_name} ${money(amount)}`,
  perPage: 15,
  none: { title: 'expenses.none', text: 'expenses.none_text' },
  noneMatch: 'expenses.none_match',
})
