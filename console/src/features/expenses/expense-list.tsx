import { correctionNumbers, EXPENSE_FILE } from '@deportivo/contracts/exports/expense-columns'
import { EXPENSE_ROUTES } from '@deportivo/contracts/finance/expenses'
import { defineList } from '../../shared/list/definition/definition.ts'
import { ExpenseTag } from './expense-tag.tsx'
import { SPENT_COLUMNS } from './spent-columns.tsx'

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
      file: EXPENSE_FILE.category,
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
      file: EXPENSE_FILE.date,
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
              {t('expenses.corrected_by_ids', { ids: correctionNumbers(expense) })}
            </span>
          )}
        </span>
      ),
      file: EXPENSE_FILE.amount,
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
      file: EXPENSE_FILE.state,
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
      file: EXPENSE_FILE.files,
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
      file: EXPENSE_FILE.by,
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
