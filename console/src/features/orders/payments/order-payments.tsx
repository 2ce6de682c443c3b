import { Button, Tag } from '@blueprintjs/core'
import type { Order } from '@deportivo/contracts/orders/order'
import type { Payment } from '@deportivo/contracts/orders/payment'
import { confirmPayment } from '@deportivo/contracts/orders/payments'
import { refundAsVoucher } from '@deportivo/contracts/orders/refunds'
import { returnCode } from '@deportivo/lifecycle/paper-codes'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useChange } from '../../../shared/hooks/use-change.ts'
import { VoucherEntriesButton } from '../../../entities/client/vouchers/voucher-entries.tsx'
import { kindOf } from '../../../entities/order/payment-kind.ts'
import { useMayEdit } from '../../../entities/order/use-may-edit.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { paths } from '../../../shared/navigation/paths.ts'
import { call } from '../../../shared/net/call.ts'
import { useCan } from '../../../shared/session/session.tsx'
import { PayByVoucher } from './pay-by-voucher.tsx'
import { AddPaymentDialog, PayRefundDialog, RejectPaymentDialog } from './payment-dialogs.tsx'

interface Props {
  order: Order
  onChanged: (order: Order) => void
}

const TONES = { unconfirmed: 'warning', confirmed: 'success', void: 'none' } as const

/** The counter entry of a payment whose step was undone or reversed. */
const isReversal = ({ kind, amount }: Payment): boolean =>
  !['refund', 'exchange', 'return'].includes(kind) && amount < 0

/** One payment, and what accounting can decide about it. */
function PaymentRow({ order, payment, onChanged }: Props & { payment: Payment }) {
  const t = useTexts()
  const { money } = useFormats()
  const mayDecide = useCan('validate payment')
  const [isRejecting, setRejecting] = useState(false)
  const confirm = useChange(async (paymentId: number) => {
    const params = { id: order.id, paymentId }
    const reply = await call(confirmPayment, { params, body: { version: order.version } })
    onChanged(reply.data)
    return reply
  })
  return (
    <li className="ad-stack">
      <span>
        {/* A voucher's name begins with its kind. */}
        {payment.voucher_id === null && <>{t(`payment.kind.${kindOf(payment)}`)} </>}
        {payment.return_id !== null && (
          <>
            <Link to={paths.returnCase(payment.return_id)}>{returnCode(payment.return_id)}</Link>{' '}
          </>
        )}
        {payment.voucher_id !== null && <>{t('voucher.name', { id: payment.voucher_id })} </>}
        <span className="ad-num">{money(payment.amount)}</span>{' '}
        {isReversal(payment) ? (
          <Tag minimal>{t('payment.reversal')}</Tag>
        ) : (
          <Tag minimal intent={TONES[payment.status]}>
            {t(`payment.status.${payment.status}`)}
          </Tag>
        )}
        {payment.voucher_id !== null && <VoucherEntriesButton id={payment.voucher_id} />}
      </span>
      {payment.reason !== null && <span className="ad-soft ad-small">{payment.reason}</span>}
      {mayDecide && payment.status === 'unconfirmed' && (
        <span className="ad-row ad-row--wrap">
          <Button size="small" loading={confirm.isRunning} onClick={() => void confirm.run(payment.id)}>
            {t('payment.confirm')}
          </Button>
          <Button size="small" variant="minimal" intent="danger" onClick={() => setRejecting(true)}>
            {t('payment.reject')}
          </Button>
        </span>
      )}
      {isRejecting && (
        <RejectPaymentDialog
          order={order}
          payment={payment}
          onChanged={onChanged}
          onClose={() => setRejecting(false)}
        />
      )}
    </li>
  )
}

/** What is owed to the client of an order that came to nothing, or of an exchange that did. */
function RefundOwed({ order, refund, onChanged }: Props & { refund: Order['refunds'][number] }) {
  const t = useTexts()
  const { money } = useFormats()
  const [mayValidate, runsRegister] = [useCan('validate payment'), useCan('manage cashier')]
  const mayCredit = useMayEdit(order)
  const [isPaying, setPaying] = useState(false)
  const credit = useChange(async (id: number) => {
    const reply = await call(refundAsVoucher, { params: { id } })
    onChanged(reply.data)
    return reply
  })
  return (
    <div className="ad-note ad-note--warn ad-stack">
      <span>{t('refund.owed', { amount: money(refund.amount) })}</span>
      <span className="ad-row ad-row--wrap">
        {(mayValidate || runsRegister) && (
          <Button size="small" onClick={() => setPaying(true)}>
            {t('refund.pay')}
          </Button>
        )}
        {mayCredit && (
          <Button size="small" loading={credit.isRunning} onClick={() => void credit.run(refund.id)}>
            {t('refund.to_voucher')}
          </Button>
        )}
      </span>
      {isPaying && <PayRefundDialog refund={refund} onChanged={onChanged} onClose={() => setPaying(false)} />}
    </div>
  )
}

/** The payments of an order with what can be done about them, and what is owed to its client. */
export function OrderPayments({ order, onChanged }: Props) {
  const t = useTexts()
  const mayPay = useMayEdit(order)
  const [isAdding, setAdding] = useState(false)
  return (
    <div className="ad-stack">
      {order.payments.length > 0 && (
        <ul className="ad-stack ad-plain-list">
          {order.payments.map((payment) => (
            <PaymentRow key={payment.id} order={order} payment={payment} onChanged={onChanged} />
          ))}
        </ul>
      )}
      {order.refunds
        .filter(({ state }) => state === 'pending')
        .map((refund) => (
          <RefundOwed key={refund.id} order={order} refund={refund} onChanged={onChanged} />
        ))}
      {mayPay && order.total_balance > 0 && (
        <span className="ad-row ad-row--wrap">
          <Button size="small" onClick={() => setAdding(true)}>
            {t('payment.add')}
          </Button>
          <PayByVoucher order={order} onChanged={onChanged} />
        </span>
      )}
      {isAdding && <AddPaymentDialog order={order} onChanged={onChanged} onClose={() => setAdding(false)} />}
    </div>
  )
}
