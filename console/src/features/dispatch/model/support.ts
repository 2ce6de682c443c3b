import type { Card } from '@deportivo/contracts/dispatch/board'
import type { Asker } from '@deportivo/lifecycle/machine'
import { FILE_PERMISSIONS } from '@deportivo/lifecycle/order/file-permissions'
import { orderStateRow } from '@deportivo/lifecycle/order/states'

export const mayAddSupport = ({ actor }: Asker): boolean =>
  FILE_PERMISSIONS.payment_support.some((permission) => actor.grants[permission] !== undefined)

/** Its payment waits for the proof: nothing else leads this order on. */
export const lacksSupport = ({ state_id, payment_validated, is_payment_proved }: Card): boolean =>
  orderStateRow(state_id).is_validating === true && !payment_validated && !is_payment_proved
