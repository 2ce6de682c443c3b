import type { Card } from '@deportivo/contracts/dispatch/board'
import type { Asker } from '@deportivo/lifecycle/machine'
import type { OrderSteps } from '../../../entities/order/actions/step-view.ts'
import { lacksSupport, mayAddSupport } from '../model/support.ts'

/** What gets the proof: it is added, or requested from the seller; null where this user can do neither. */
export function supportAction(card: Card, { rest }: OrderSteps, asker: Asker): 'add' | 'request' | null {
  if (!lacksSupport(card)) return null
  if (mayAddSupport(asker)) return 'add'
  return rest.some(({ step, allowed }) => step === 'request_support' && allowed) ? 'request' : null
}
