import { Button } from '@blueprintjs/core'
import type { Order } from '@deportivo/contracts/orders/order'
import { getOrder } from '@deportivo/contracts/orders/orders'
import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { useCallback, useState } from 'react'
import { useMayEdit } from '../../../entities/order/use-may-edit.ts'
import { useChange } from '../../../shared/hooks/use-change.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { call } from '../../../shared/net/call.ts'
import { useFound } from '../../../shared/net/use-found.ts'
import { showToast } from '../../../shared/toasts/toasts.ts'
import { bookedOrder } from './booked-order.ts'
import { AddPaymentDialog } from './payment-dialogs.tsx'

interface Charging {
  one: ReturnCase
  /** What is neither paid nor reported of it, in whole pesos. */
  left: number
  onPaid: () => void
}

function ChargeButton({ order, one, left, onPaid }: Charging & { order: Order }) {
  const t = useTexts()
  const mayPay = useMayEdit(order)
  const [booked, setBooked] = useState<Order | null>(null)
  const { id, sale_id, difference } = one
  const amount = difference?.amount ?? 0
  // The order as it is with the charge: an older version would be refused with the payment.
  const ask = useChange(
    useCallback(async () => {
      const found = await bookedOrder(() => call(getOrder, { params: { id: sale_id } }), {
        return_id: id,
        amount,
      })
      if (found) setBooked(found)
      else showToast({ tone: 'warning', text: t('returns.charge_not_booked') })
      return {}
    }, [id, sale_id, amount, t]),
  )
  if (!mayPay) return null
  return (
    <>
      <Button intent="primary" loading={ask.isRunning} onClick={() => void ask.run(undefined)}>
        {t('returns.charge_difference')}
      </Button>
      {booked && (
        <AddPaymentDialog
          order={booked}
          charge={{ return_id: id, left }}
          onChanged={onPaid}
          onClose={() => setBooked(null)}
        />
      )}
    </>
  )
}

/** Records what a client pays for a dearer replacement, as a payment of the order whose goods came back. */
export function ChargeDifference({ one, onPaid }: { one: ReturnCase; onPaid: () => void }) {
  const { amount = 0, paid = 0, reported = 0 } = one.difference ?? {}
  const left = amount - paid - reported
  const { data: order } = useFound(getOrder, left > 0 ? { params: { id: one.sale_id } } : null)
  if (!order || left <= 0) return null
  return <ChargeButton order={order} one={one} left={left} onPaid={onPaid} />
}
