import { carrierOf, guideRefusal } from '@deportivo/lifecycle/guide-numbers'
import { invalid } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'
import type { CaseRow } from '../tables.ts'
import type { StepInput } from './step-act.ts'

/** Whether a carrier brought the order of a case to its client. */
export async function wasShipped(db: Knex, { order_id }: Pick<CaseRow, 'order_id'>): Promise<boolean> {
  const order = await db('orders.published_orders').where('id', order_id).first('guide_number')
  return typeof order?.guide_number === 'string'
}

type Shipment = Pick<CaseRow, 'conveyor' | 'guide_number'>

const filled = (text: string | null | undefined) => text?.trim() || null

/** The waybill's number by the rule of its carrier, as that of an order. */
function checked({ conveyor, guide_number }: Shipment, { deps }: StepInput['call']): Shipment {
  if (conveyor === null || guide_number === null) return { conveyor, guide_number }
  const carrier = carrierOf(deps.settings.current().carriers, conveyor)
  const refusal = guideRefusal(carrier, guide_number)
  if (refusal) throw invalid({ guide_number: refusal })
  return { conveyor: carrier.name, guide_number }
}

/**
 * With which carrier a replacement leaves: its name and the waybill's number, both or none. Both are required where a carrier
 * brought the order, unless the client collects the replacement. A number that is none of its carrier's is refused.
 */
export async function shipmentOf({ call, row, body }: StepInput): Promise<Shipment> {
  if (body.is_collected) return { conveyor: null, guide_number: null }
  const shipment = { conveyor: filled(body.conveyor), guide_number: filled(body.guide_number) }
  const isNamed = shipment.conveyor !== null || shipment.guide_number !== null
  if (!isNamed && !(await wasShipped(call.trx, row))) return shipment
  const errors = {
    ...(shipment.conveyor === null ? { conveyor: 'return.refused.conveyor_missing' as const } : {}),
    ...(shipment.guide_number === null
      ? { guide_number: 'return.refused.guide_number_missing' as const }
      : {}),
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return checked(shipment, call)
}
