import { keepsSizes } from '@deportivo/contracts/catalogue/lists'
import { carrierOf, guideRefusal } from '@deportivo/lifecycle/guide-numbers'
import { invalid } from '@deportivo/platform/http/refused'
import { countedLines } from './counted-lines.ts'
import type { EarlierGuides } from './earlier-guides.ts'
import { noteOfReturn } from './returned-units.ts'
import type { StepAct } from './step-act.ts'

/** The carrier has it: the waybill's number and its picture are the proof, neither of an earlier parcel. */
export const uploadGuide: StepAct<'upload_guide', 'earlier_guides'> = {
  reads: ['earlier_guides'],
  decide({ body, context, known }) {
    const { guide_number } = body
    const carrier = carrierOf(context.settings.carriers, body.carrier)
    const refusal = guideRefusal(carrier, guide_number)
    if (refusal) throw invalid({ guide_number: refusal })
    refuseEarlier(known.earlier_guides)
    return { note: `${carrier.name} ${guide_number}`, patch: { carrier: carrier.name, guide_number } }
  },
}

function refuseEarlier({ has_number, has_file }: EarlierGuides): void {
  const errors = {
    ...(has_number ? { guide_number: 'order.refused.guide_number_used' as const } : {}),
    ...(has_file ? { file: 'order.refused.guide_file_used' as const } : {}),
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

export const deliveredLocally: StepAct<'delivered_locally'> = {
  decide: ({ body }) => ({ note: body.receiver_name, patch: { receiver_name: body.receiver_name } }),
}

export const saveNews: StepAct<'save_news'> = {
  decide: ({ body }) => ({ note: body.newness, patch: { newness: body.newness } }),
}

/** Set aside until the problem is solved; the order stores the state to return to. */
export const toNews: StepAct<'to_news' | 'seller_to_news' | 'returned_by_carrier'> = {
  decide: ({ order, body }) => ({
    note: body.reason,
    patch: { news_from_state: order.state_id, newness: body.reason },
  }),
}

export const resume: StepAct<'resume' | 'seller_resume'> = {
  decide: () => ({ patch: { news_from_state: null } }),
}

/** Counts a returned parcel, line by line. Its units are in stock again: none of them is sold any more. */
export const receivedBack: StepAct<'received_back', 'store' | 'lines'> = {
  reads: ['store', 'lines'],
  decide({ order, body, known: { store, lines } }) {
    if (!store) throw invalid({ store_id: 'field.unknown_record' })
    const sizeIds = lines.map(({ size_id }) => size_id)
    // There they could be neither sold nor moved nor counted.
    if (!keepsSizes(store, sizeIds)) throw invalid({ store_id: 'store.keeps_other_sizes' })
    const received = { store_id: store.id, lines: countedLines(lines, body.lines) }
    const units_back = received.lines.reduce((sum, { quantity }) => sum + quantity, 0)
    const reason = body.reason?.trim() ?? ''
    if (units_back < order.units && !reason) throw invalid({ reason: 'order.refused.short_count_reason' })
    return {
      received,
      note: noteOfReturn({ returned: units_back, sent: order.units, reason }),
      patch: { units_back, stock_left_at: null, news_from_state: null },
    }
  },
}

/** Inspected and complete, it may be sent again, with a new guide. */
export const resend: StepAct<'resend', 'lines'> = {
  reads: ['lines'],
  decide({ body, known }) {
    if (!known.lines.every(({ line_id }) => body.inspected.includes(line_id)))
      throw invalid({ inspected: 'order.refused.not_inspected' })
    return { patch: { units_back: null, has_guide: false, carrier: null, guide_number: null } }
  },
}
