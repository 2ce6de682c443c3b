import { moneyWords, type MoneyOfReturn } from '@deportivo/contracts/exports/return-columns'
import type { CellTools } from '../../../shared/list/definition/definition.ts'

/** What the client gets or pays, and which of both. */
export function ClientMoney({ row, tools: { money, t } }: { row: MoneyOfReturn; tools: CellTools }) {
  const words = moneyWords(row)
  if (words === null) return <span className="ad-soft">{t('common.none')}</span>
  if (row.client_money === 0) return <span className="ad-soft">{t(words)}</span>
  return (
    <span className="ad-cell__lines">
      <span className="ad-num">{money(Math.abs(row.client_money))}</span>
      <span className="ad-table__sub">{t(words)}</span>
    </span>
  )
}
