import type { Settings } from '@deportivo/contracts/admin/settings'
import { carrierNamed, fitsGuideRule } from '@deportivo/lifecycle/guide-numbers'
import { invalid } from '@deportivo/platform/http/refused'
import { countedLines, linesOf } from './counted-lines.ts'
import { refuseOldGuide } from './new-guide.ts'
import type { StepAct } from './step-act.ts'

/** By id or by name; a carrier without a rule of the shop may be typed, and is stored as typed. */
function carrierOf(typed: string, { carriers }: Settings) {
  const byId = carriers.find(({ id }) => String(id) === typed.trim())
  return byId ?? carrierNamed(carriers, typed) ?? { name: typed, guide_digits: null, guide_pattern: null }
}

/** The carrier has it: the waybill's number and its picture are the proof. */
export const uploadGuide: StepAct<'upload_guide'> = async ({ trx, order, body, context }) => {
  const { guide_number } = body
  const carrier = carrierOf(body.carrier, context.settings)
  if (!fitsGuideRule(carrier, guide_number)) {
    const { name, guide_digits: digits } = carrier
    const key = digits === null ? 'order.refused.guide_pattern' : 'order.refused.guide_digits'
    throw invalid({ guide_number: { key, values: { carrier: name, digits: digits ?? '' } } })
  }
  await refuseOldGuide(trx, order, guide_number)
  return { note: `${carrier.name} ${guide_number}`, patch: { carrier: carrier.name, guide_number } }
}

export const deliveredLocally: StepAct<'delivered_locally'> = async ({ body }) => ({
  note: body.receiver_name,
  patch: { receiver_name: body.receiver_name },
})

export const saveNews: StepAct<'save_news'> = async ({ body }) => ({
  note: body.newness,
  patch: { newness: body.newness },
})

/** Set aside until the problem is solved; the order stores the state to return to. */
export const toNews: StepAct<'to_news' | 'seller_to_news' | 'returned_by_carrier'> = async ({
  order,
  body,
}) => ({
  note: body.reason,
  patch: { news_from_state: order.state_id, newness: body.reason },
})

export const resume: StepAct<'resume' | 'seller_resume'> = async () => ({ patch: { news_from_state: null } })

/** Counts a returned parcel, line by line. Its units are in stock again: none of them is sold any more. */
export const receivedBack: StepAct<'received_back'> = async ({ trx, order, body }) => {
  const received = { store_id: body.store_id, lines: await countedLines(trx, order, body) }
  const units_back = received.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const reason = body.reason?.trim() ?? ''
  if (units_back < order.units && !reason) throw invalid({ reason: 'order.refused.short_count_reason' })
  return {
    received,
    note: reason || `${units_back}/${order.units}`,
    patch: { units_back, stock_left_at: null, news_from_state: null },
  }
}

/** Inspected and complete, it may be sent again, with a new guide. */
export const resend: StepAct<'resend'> = async ({ trx, order, body }) => {
  const lines = await linesOf(trx, order)
  if (!lines.every(({ line_id }) => body.inspected.includes(line_id)))
    throw invalid({ inspected: 'order.refused.not_inspected' })
  return { patch: { units_back: null, has_guide: false, carrier: null, guide_number: null } }
}
