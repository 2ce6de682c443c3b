import { Button } from '@blueprintjs/core'
import { listRefunds, type Refund } from '@deportivo/contracts/orders/refunds'
import { useState } from 'react'
import { useTexts } from '../../../shared/language/texts.tsx'
import { revalidate } from '../../../shared/net/use-found.ts'
import { useCan } from '../../../shared/session/session.tsx'
import { PayRefundDialog } from '../payments/payment-dialogs.tsx'

/** Pays what is owed, where the user may. */
export function PayRefundButton({ refund }: { refund: Refund }) {
  const t = useTexts()
  const [mayValidate, runsRegister] = [useCan('validate payment'), useCan('manage cashier')]
  const [isOpen, setOpen] = useState(false)
  if (!mayValidate && !runsRegister) return null
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('refunds.pay')}
      </Button>
      {isOpen && (
        <PayRefundDialog
          refund={refund}
          order={{ id: refund.order_id, client_name: refund.client_name }}
          onChanged={() => void revalidate(listRefunds)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
