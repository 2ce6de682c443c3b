import { listUnconfirmedPayments, type UnconfirmedPayment } from '@deportivo/contracts/orders/payments'
import { readPart } from '@deportivo/orders/order/order-parts'
import { unusedSupportOf } from '@deportivo/money/payments/proofs'
import { onlyVisible } from '@deportivo/orders/order/visibility'
import { linked } from '@deportivo/orders/order-view'
import { defineList } from '@deportivo/platform/lists/define-list'
import { fromDay, toDay } from '@deportivo/platform/lists/narrow'
import type { ListCall } from '@deportivo/platform/lists/list-definition'

type Row = Omit<UnconfirmedPayment, 'at'> & { at: Date }
type Stored = Omit<Row, 'support'> & { attachment_id: number | null }

/** The payments with the files that prove them. */
async function withSupports(
  payments: readonly Stored[],
  { db, deps, actor }: ListCall<typeof listUnconfirmedPayments>,
): Promise<Row[]> {
  const orders = [...new Set(payments.map(({ order_id }) => order_id))]
  const files = await readPart(db, 'attachments', orders)
  const viewing = { actor, signer: deps.signer, now: deps.clock.now() }
  return payments.map(({ attachment_id, ...payment }) => {
    const support = files.get(payment.order_id)?.find(({ id }) => id === attachment_id)
    return { ...payment, support: support ? linked(support, viewing) : null }
  })
}

const SHOWN = ['id', 'order_id', 'kind', 'amount', 'payment_method', 'return_id', 'at'].map(
  (column) => `payments.${column}`,
)

/** Its own proof, or the one that it would be confirmed against. */
const SUPPORT = `coalesce(payments.attachment_id, ${unusedSupportOf('payments.order_id')})`
const SUPPORT_ID = `${SUPPORT} as attachment_id`
const WITH_SUPPORT = `${SUPPORT} is not null`
const WITHOUT_SUPPORT = `${SUPPORT} is null`

/** What accounting has to decide on, of the orders that the caller may see. */
export const listUnconfirmedPaymentsRoute = defineList<typeof listUnconfirmedPayments, Row>(
  listUnconfirmedPayments,
  {
    from: ({ db, actor }) =>
      onlyVisible(
        db('orders.published_unconfirmed_payments as payments').join(
          'orders.published_orders as orders',
          'orders.id',
          'payments.order_id',
        ),
        actor,
      ).select(
        ...SHOWN,
        db.raw(SUPPORT_ID),
        'payments.by_name as by',
        'orders.version as order_version',
        'orders.client_id',
        'orders.client_name',
        'orders.seller_name',
      ),
    filters: {
      id: 'payments.id',
      order_id: 'payments.order_id',
      payment_method: 'payments.payment_method',
      seller_id: 'orders.seller_id',
      has_support: (rows, isThere) => rows.whereRaw(isThere ? WITH_SUPPORT : WITHOUT_SUPPORT),
      from: fromDay('payments.at'),
      to: toDay('payments.at'),
    },
    // Ids are given when payments are recorded.
    sort: { id: 'payments.id' },
    tiebreak: ['payments.id'],
    read: async (page, call) => withSupports((await page.rows) as Stored[], call),
  },
)
