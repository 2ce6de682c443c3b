import { Button } from '@blueprintjs/core'
import {
  confirmPayment,
  listUnconfirmedPayments,
  type UnconfirmedPayment,
} from '@deportivo/contracts/orders/payments'
import { needsSupport } from '@deportivo/lifecycle/payment-methods'
import { useNavigate } from 'react-router-dom'
import { useChange } from '../../../shared/hooks/use-change.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { paths } from '../../../shared/navigation/paths.ts'
import { call } from '../../../shared/net/call.ts'
import { revalidate } from '../../../shared/net/use-found.ts'
import { useCan } from '../../../shared/session/session.tsx'

/** Confirms a payment of the list, where the user may; what lacks its support gets it on the page of its order. */
export function ConfirmButton({ payment }: { payment: UnconfirmedPayment }) {
  const t = useTexts()
  const mayDecide = useCan('validate payment')
  const { run, isRunning } = useChange(async ({ id, order_id, order_version }: UnconfirmedPayment) => {
    const params = { id: order_id, paymentId: id }
    // Decided by another user, it leaves the list as well.
    return call(confirmPayment, { params, body: { version: order_version } }).finally(
      () => void revalidate(listUnconfirmedPayments),
    )
  })
  const navigate = useNavigate()
  if (!mayDecide) return null
  if (payment.support === null && needsSupport(payment.payment_method))
    return (
      <Button
        size="small"
        variant="minimal"
        onClick={() => void navigate(paths.sale(payment.order_id, payment.client_id))}
      >
        {t('payments.add_support')}
      </Button>
    )
  return (
    <Button size="small" loading={isRunning} onClick={() => void run(payment)}>
      {t('payments.confirm')}
    </Button>
  )
}
