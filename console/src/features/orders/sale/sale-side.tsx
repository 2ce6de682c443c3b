import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import type { Order } from '@deportivo/contracts/orders/order'
import { orderKind } from '@deportivo/lifecycle/order/kinds'
import { ORDER_STEPS, type StepName } from '@deportivo/lifecycle/order/steps'
import { useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ClientActions } from '../delivery/client-actions.tsx'
import { OrderClient } from '../facts/order-client.tsx'
import { OrderDelivery } from '../facts/order-delivery.tsx'
import { OrderNotes } from '../notes/order-notes.tsx'
import { OrderPayments } from '../payments/order-payments.tsx'
import { OrderTotals } from '../facts/order-totals.tsx'
import { OrderFiles } from '../../../entities/attachment/order-files.tsx'
import { paths } from '../../../shared/navigation/paths.ts'
import { SaleActions } from './sale-actions.tsx'
import type { SaleProps } from './sale-parts.ts'
import { useCan } from '../../../shared/session/session.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'

/** Proofs that are seen beside the order; the waybill is on the board. */
const SHOWN = [ATTACHMENT_TYPES.payment_support, ATTACHMENT_TYPES.carrier_return] as const

/** Steps with more to ask than a dialog of theirs: the checkout, and the seller's bill. */
function useElsewhere(order: Order, onFinalize: () => void): Partial<Record<StepName, () => void>> {
  const navigate = useNavigate()
  const checkout = orderKind(order).track === 'counter' ? paths.storageCheckout : paths.checkout
  return {
    finalize: onFinalize,
    check_out: () => void navigate(checkout(order.id, order.client_id)),
  }
}

/** Beside the products: whose order, what it costs, and what can be done with it now. */
export function SaleSide({
  order,
  put,
  refresh,
  parts,
  isStill = false,
  children,
}: SaleProps & { isStill?: boolean; children?: ReactNode }) {
  const t = useTexts()
  const navigate = useNavigate()
  const [isFinalizing, setFinalizing] = useState(false)
  const elsewhere = useElsewhere(order, () => setFinalizing(true))
  const maySeeSellers = useCan('read seller order')
  // The first page of a visit has no list behind it.
  const back = useLocation().key === 'default' ? paths.orders : -1
  const leave = ({ seller_id }: Order) => {
    if (maySeeSellers) void navigate(paths.sellerOrders(seller_id))
    else if (back === -1) void navigate(-1)
    else void navigate(back, { replace: true })
  }
  const changed = (next: Order) => {
    put(next)
    if (next.state_id === ORDER_STEPS.cancel.to) leave(next)
  }
  const proofs = SHOWN.filter((kind) => order.attachments.some(({ type }) => type === kind))
  return (
    <aside
      className={`ad-card ad-beside__side ad-sale__side${isStill ? ' ad-sale__side--still' : ''}`}
      aria-label={t('sale.summary')}
    >
      <div className="ad-sale__block">
        <OrderClient
          order={order}
          isStill={isStill}
          actions={
            <ClientActions
              order={order}
              ClientRecord={parts.ClientRecord}
              onChanged={put}
              onClientSaved={refresh}
            />
          }
        />
      </div>
      <div className="ad-sale__block ad-stack">
        <OrderTotals order={order} hasPaymentsBelow />
        <OrderPayments order={order} onChanged={put} />
        {isStill && <OrderDelivery order={order} />}
        <OrderNotes order={order} onChanged={put} />
        {proofs.map((type) => (
          <OrderFiles
            key={type}
            orderId={order.id}
            type={type}
            attachments={order.attachments}
            canAdd={false}
            onChanged={refresh}
          />
        ))}
      </div>
      <SaleActions order={order} elsewhere={elsewhere} onChanged={changed} />
      {children}
      {isFinalizing && (
        <parts.Finalize order={order} onChanged={changed} onClose={() => setFinalizing(false)} />
      )}
    </aside>
  )
}
