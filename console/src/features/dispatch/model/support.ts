import type { Card } from '@deportivo/contracts/dispatch/board'
import type { Asker } from '@deportivo/lifecycle/machine'
import { orderStateRow } from '@deportivo/lifecycle/order/states'
import type { Permission } from '@deportivo/lifecycle/permissions'

/** The same permissions as on the server. */
const FOR_SUPPORT: readonly Permission[] = [
  'update sales',
  'own seller order',
  'validate payment',
  'ct payment orders',
]

export const mayAddSupport = ({ actor }: Asker): boolean =>
  FOR_SUPPORT.some((permission) => actor.grants[permission] !== undefined)

/** Its payment waits for the proof: nothing else leads this order on. */
export const lacksSupport = ({ state_id, payment_validated, is_payment_proved }: Card): boolean =>
  orderStateRow(state_id).is_validating === true && !payment_validated && !is_payment_proved
