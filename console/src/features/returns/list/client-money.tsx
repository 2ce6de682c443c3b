import type { ReturnSummary } from '@deportivo/contracts/returns/case'
import { returnStateRow } from '@deportivo/lifecycle/return-case/states'
import type { TextKey } from '../../../shared/language/texts.tsx'
import type { CellTools } from '../../../shared/list/definition/definition.ts'

type Money = Pick<ReturnSummary, 'client_money' | 'settlement' | 'state_id'>

/** What an amount of a case is; null where a case is about none. */
export function moneyWords({ client_money, settlement, state_id }: Money): TextKey | null {
  const { is_final, is_given_up } = returnStateRow(state_id)
  if (is_given_up) return null
  if (settlement === null) return 'returns.money_open'
  if (client_money === 0) return 'returns.money_even'
  if (client_money < 0) return is_final ? 'returns.money_paid' : 'returns.money_due'
  return is_final ? 'returns.money_credited' : 'returns.money_due_to_client'
}

/** What the client gets or pays, and which of both. */
export function ClientMoney({ row, tools: { money, t } }: { row: Money; tools: CellTools }) {
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
