import { Button } from '@blueprintjs/core'
import { listUnconfirmedPayments, type UnconfirmedPayment } from '@deportivo/contracts/orders/payments'
import { needsSupport } from '@deportivo/lifecycle/payment-methods'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTexts } from '../../../shared/language/texts.tsx'
import { paths } from '../../../shared/navigation/paths.ts'
import { revalidate } from '../../../shared/net/use-found.ts'
import { useCan } from '../../../shared/session/session.tsx'
import { ConfirmPaymentDialog } from '../payments/confirm-payment-dialog.tsx'

const refresh = () => void revalidate(listUnconfirmedPayments)

/** Confirms a payment of the list, where the user may; what lacks its support gets it on the page of its order. */
export function ConfirmButton({ payment }: { payment: UnconfirmedPayment }) {
  const t = useTexts()
  const mayDecide = useCan('validate payment')
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  if (!mayDecide) return null
  const { order_id, order_version, client_id, client_name, support } = payment
  if (support === null && needsSupport(payment.payment_method))
    return (
      <Button size="small" variant="minimal" onClick={() => void navigate(paths.sale(order_id, client_id))}>
        {t('payments.add_support')}
      </Button>
    )
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('payments.confirm')}
      </Button>
      {isOpen && (
        <ConfirmPaymentDialog
          order={{ id: order_id, version: order_version, client_name }}
          payment={payment}
          support={support}
          onChanged={refresh}
          onClose={() => {
            setOpen(false)
            // Decided by another user, it leaves the list as well.
            refresh()
          }}
        />
      )}
    </>
  )
}
