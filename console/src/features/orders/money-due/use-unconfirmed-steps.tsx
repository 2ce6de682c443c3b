import { Cross } from '@blueprintjs/icons'
import { listUnconfirmedPayments, type UnconfirmedPayment } from '@deportivo/contracts/orders/payments'
import { useCallback, useState, type ReactNode } from 'react'
import { useTexts } from '../../../shared/language/texts.tsx'
import type { RowStep } from '../../../shared/list/steps/row-step.ts'
import { revalidate } from '../../../shared/net/use-found.ts'
import { useCan } from '../../../shared/session/session.tsx'
import { RejectPaymentDialog } from '../payments/reject-payment-dialog.tsx'

/** Rejects a payment in its row, with a reason. */
export function useUnconfirmedSteps(): {
  stepsOf: (payment: UnconfirmedPayment) => RowStep[]
  dialog: ReactNode
} {
  const t = useTexts()
  const mayDecide = useCan('validate payment')
  const [rejecting, setRejecting] = useState<UnconfirmedPayment | null>(null)
  const refresh = useCallback(() => void revalidate(listUnconfirmedPayments), [])
  const stepsOf = (payment: UnconfirmedPayment): RowStep[] => {
    const reject = () => setRejecting(payment)
    return mayDecide ? [{ text: t('payment.reject'), icon: <Cross />, tone: 'danger', onSelect: reject }] : []
  }
  const dialog = rejecting && (
    <RejectPaymentDialog
      order={{ id: rejecting.order_id, version: rejecting.order_version }}
      payment={rejecting}
      onChanged={refresh}
      onClose={() => setRejecting(null)}
    />
  )
  return { stepsOf, dialog }
}
