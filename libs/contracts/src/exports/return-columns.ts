import { returnStateRow } from '@deportivo/lifecycle/return-case/states'
import type { TextKey } from '@deportivo/texts/texts'
import type { ReturnSummary } from '../returns/case.ts'
import type { FileColumns } from './file-columns.ts'

export type MoneyOfReturn = Pick<ReturnSummary, 'client_money' | 'settlement' | 'state_id'>

/** What an amount of a case is; null where a case is about none. */
export function moneyWords({ client_money, settlement, state_id }: MoneyOfReturn): TextKey | null {
  const { is_final, is_given_up } = returnStateRow(state_id)
  if (is_given_up) return null
  if (settlement === null) return 'returns.money_open'
  if (client_money === 0) return 'returns.money_even'
  if (client_money < 0) return is_final ? 'returns.money_paid' : 'returns.money_due'
  return is_final ? 'returns.money_credited' : 'returns.money_due_to_client'
}

export const RETURN_FILE = {
  number: [
    { header: 'returns.number', kind: 'number', value: ({ id }) => id },
    { header: 'returns.group_number', kind: 'number', value: ({ group_id }) => group_id },
    { header: 'returns.client', value: ({ client_name }) => client_name },
  ],
  product: [
    { header: 'returns.product', value: ({ sale_product }) => sale_product.product_name },
    { header: 'products.size', value: ({ sale_product }) => sale_product.size_name },
    { header: 'product.units', kind: 'count', value: ({ quantity }) => quantity },
    { header: 'returns.reason', value: ({ reason }) => reason },
  ],
  state: [
    { header: 'order.state', value: ({ state_id }, { t }) => t(`return.state.${state_id}`) },
    { header: 'quarantine.since', kind: 'instant', value: ({ state_entered_at }) => state_entered_at },
  ],
  money: [
    { header: 'returns.client_money', kind: 'money', value: ({ client_money }) => client_money },
    {
      header: 'returns.client_money_kind',
      value: (row, { t }) => {
        const words = moneyWords(row)
        return words && t(words)
      },
    },
  ],
  seller: [
    { header: 'order.seller', value: ({ seller_name }) => seller_name },
    { header: 'returns.order', kind: 'number', value: ({ sale_id }) => sale_id },
  ],
  reference: [{ header: 'products.reference', value: ({ sale_product }) => sale_product.reference_name }],
  type: [
    {
      header: 'returns.type',
      value: ({ settlement }, { t }) => t(`returns.type_${settlement ?? 'undecided'}`),
    },
  ],
  created: [
    { header: 'returns.created_at', kind: 'instant', value: ({ created_at }) => created_at },
    { header: 'stock.by', value: ({ user_name }) => user_name },
  ],
} as const satisfies FileColumns<ReturnSummary>
