import { ORDER_STATE_FIELDS } from '@deportivo/contracts/exports/order-columns'
import type { OrderState } from '@deportivo/lifecycle/order/states'
import type { ListColumn } from '../../shared/list/definition/definition.ts'
import { StateTag } from './state-tag.tsx'

/** The state of the order that a row is about. */
export const STATE_COLUMN: ListColumn<{ state_id: OrderState }, never> = {
  id: 'state',
  header: 'order.state',
  width: 198,
  least: 150,
  cell: ({ state_id }) => <StateTag state={state_id} />,
  file: ORDER_STATE_FIELDS,
}
