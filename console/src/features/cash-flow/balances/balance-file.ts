import type { AccountBalance } from '@deportivo/contracts/finance/money-accounts'
import type { Translate } from '../../../shared/language/texts.tsx'
import type { ReportTable } from '../../../shared/report/file/report-table.ts'

/** The same rows for a file. */
export const balanceTable = (rows: readonly AccountBalance[], t: Translate): ReportTable => ({
  name: t('balances.title'),
  head: [
    { text: t('balances.account'), kind: 'text' },
    { text: t('balances.opening'), kind: 'money' },
    { text: t('reports.measure.money_in'), kind: 'money' },
    { text: t('reports.measure.money_out'), kind: 'money' },
    { text: t('balances.closing'), kind: 'money' },
  ],
  rows: rows.map(({ name, opening, in: came, out, closing }) => [name, opening, came, out, closing]),
})
