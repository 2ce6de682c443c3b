import { ReturnRequest } from '@deportivo/contracts/returns/returns'
import { Strict } from '@deportivo/contracts/route'
import { formOf } from '../../../shared/form/contract-form.ts'

const { reason, quantity, exchange_rate, date_of_delivery, observation } = ReturnRequest.properties

/** The line is chosen by a field of its own, and the photo goes beside the body. */
export const REQUEST_FORM = formOf(
  Strict({
    line_id: ReturnRequest.properties.product_id,
    reason,
    quantity,
    exchange_rate,
    date_of_delivery,
    observation,
  }),
)
