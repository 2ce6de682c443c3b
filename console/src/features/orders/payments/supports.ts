import { ATTACHMENT_TYPES, type Attachment } from '@deportivo/contracts/orders/files'
import type { Order } from '@deportivo/contracts/orders/order'
import type { Payment } from '@deportivo/contracts/orders/payment'

/** The newest support on the order's page that proves no payment yet. */
export const spareSupportOf = ({ attachments, payments }: Order): Attachment | null =>
  attachments
    .filter(
      ({ id, type, state }) =>
        type === ATTACHMENT_TYPES.payment_support &&
        state !== 'rejected' &&
        !payments.some(({ status, attachment_id }) => status !== 'void' && attachment_id === id),
    )
    .reduce<Attachment | null>((newest, one) => (newest && newest.id > one.id ? newest : one), null)

/** Its own support, or the one that it would be confirmed against. */
export const supportOf = (order: Order, { attachment_id }: Pick<Payment, 'attachment_id'>) =>
  order.attachments.find(({ id }) => id === attachment_id) ?? spareSupportOf(order)
