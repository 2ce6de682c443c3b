import { Button } from '@blueprintjs/core'
import type { Order } from '@deportivo/contracts/orders/order'
import { getOrder } from '@deportivo/contracts/orders/orders'
import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { useCallback, useState } from 'react'
import { useVouchers } from '../../../entities/client/vouchers/use-vouchers.ts'
import { useMayEdit } from '../../../entities/order/use-may-edit.ts'
import { useChange } from '../../../shared/hooks/use-change.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { call } from '../../../shared/net/call.ts'
import { useFound } from '../../../shared/net/use-found.ts'
import { showToast } from '../../../shared/toasts/toasts.ts'
import { bookedOrder } from './booked-order.ts'
import { VoucherDialog } from './pay-by-voucher.tsx'
import { AddPaymentDialog } from './payment-dialogs.tsx'

interface Charging {
  one: ReturnCase
  /** What is neither paid nor reported of it, in whole pesos. */
  left: number
  /** It comes before every step of the case. */
  isMain: boolean
  onPaid: () => void
}

/** Reads the order with the charge of a case: an older version would be refused with the payment. */
function useBookedOrder({ id, sale_id, difference }: ReturnCase, onBooked: (order: Order) => void) {
  const t = useTexts()
  const amount = difference?.amount ?? 0
  return useChange(
    useCallback(async () => {
      const found = await bookedOrder(() => call(getOrder, { params: { id: sale_id } }), {
        return_id: id,
        amount,
      })
      if (found) onBooked(found)
      else showToast({ tone: 'warning', text: t('returns.charge_not_booked') })
      return {}
    }, [id, sale_id, amount, onBooked, t]),
  )
}

function ChargeButton({ order, one, left, isMain, onPaid }: Charging & { order: Order }) {
  const t = useTexts()
  const mayPay = useMayEdit(order)
  const vouchers = useVouchers(order.client_id)
  const [booked, setBooked] = useState<Order | null>(null)
  const [isByVoucher, setByVoucher] = useState(false)
  const ask = useBookedOrder(one, setBooked)
  if (!mayPay) return null
  const choose = (how: 'money' | 'voucher') => {
    setByVoucher(how === 'voucher')
    void ask.run(undefined)
  }
  const dialog = booked && {
    order: booked,
    charge: { return_id: one.id, left },
    onChanged: onPaid,
    onClose: () => setBooked(null),
  }
  return (
    <>
      {vouchers.length > 0 && (
        <Button loading={ask.isRunning && isByVoucher} onClick={() => choose('voucher')}>
          {t('payment.by_voucher')}
        </Button>
      )}
      <Button
        intent={isMain ? 'primary' : 'none'}
        loading={ask.isRunning && !isByVoucher}
        onClick={() => choose('money')}
      >
        {t('returns.charge_difference')}
      </Button>
      {dialog &&
        (isByVoucher ? <VoucherDialog {...dialog} vouchers={vouchers} /> : <AddPaymentDialog {...dialog} />)}
    </>
  )
}

/** Records what a client pays for a dearer replacement, as a payment of the order whose goods came back. */
export function ChargeDifference({ one, isMain, onPaid }: Omit<Charging, 'left'>) {
  const { amount = 0, paid = 0, reported = 0 } = one.difference ?? {}
  const left = amount - paid - reported
  const { data: order } = useFound(getOrder, left > 0 ? { params: { id: one.sale_id } } : null)
  if (!order || left <= 0) return null
  return <ChargeButton order={order} one={one} left={left} isMain={isMain} onPaid={onPaid} />
}
