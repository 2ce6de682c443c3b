import type { OrderState } from '@deportivo/lifecycle/order/states'
import type { OrderRow } from '../orders/order-list.ts'
import type { FileColumns, FileField } from './file-columns.ts'

/** The city of an order; where it has none, what kind of products it is about. */
export const orderPlace = ({ city_name, subcategories }: OrderRow): string =>
  city_name ?? subcategories.join(', ')

/** The state of the order that a row is about. */
export const ORDER_STATE_FIELDS: readonly FileField<{ state_id: OrderState }>[] = [
  { header: 'order.state', value: ({ state_id }, { t }) => t(`order.state.${state_id}`) },
]

export const ORDER_FILE = {
  id: [
    { header: 'order.id', kind: 'number', value: ({ id }) => id },
    { header: 'order.date', kind: 'instant', value: ({ created_at }) => created_at },
  ],
  client: [
    { header: 'order.client', value: ({ client_name }) => client_name },
    { header: 'client.city', value: orderPlace },
  ],
  state: ORDER_STATE_FIELDS,
  since: [{ header: 'orders.in_state_since', kind: 'instant', value: (order) => order.state_entered_at }],
  type: [
    { header: 'order.type', value: ({ type_order }, { t }) => t(`order.type.${type_order}`) },
    { header: 'order.seller', value: ({ seller_name }) => seller_name },
  ],
  units: [{ header: 'order.units', kind: 'count', value: ({ units }) => units }],
  total: [{ header: 'order.total', kind: 'money', value: ({ total_value }) => total_value }],
  balance: [{ header: 'order.balance', kind: 'money', value: ({ total_balance }) => total_balance }],
  observation: [{ header: 'sale.observation', value: ({ observation }) => observation }],
} as const satisfies FileColumns<OrderRow>
