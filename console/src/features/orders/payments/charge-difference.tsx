import { Button } from '@blueprintjs/core'
import type { Order } from '@deportivo/contracts/orders/order'
import { getOrder } from '@deportivo/contracts/orders/orders'
import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { useState } from 'react'
import { useMayEdit } from '../../../entities/order/use-may-edit.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFound } from '../../../shared/net/use-found.ts'
import { AddPaymentDialog } from './payment-dialogs.tsx'

interface Charge {
  return_id: number
  /** What is neither paid nor reported of it, in whole pesos. */
  left: number
}

function ChargeButton({ order, charge, onPaid }: { order: Order; charge: Charge; onPaid: () => void }) {
  const t = useTexts()
  const mayPay = useMayEdit(order)
  const [isOpen, setOpen] = useState(false)
  if (!mayPay) return null
  return (
    <>
      <Button intent="primary" onClick={() => setOpen(true)}>
        {t('returns.charge_difference')}
      </Button>
      {isOpen && (
        <AddPaymentDialog order={order} charge={charge} onChanged={onPaid} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

/** Records what a client pays for a dearer replacement, as a payment of the order whose goods came back. */
export function ChargeDifference({ one, onPaid }: { one: ReturnCase; onPaid: () => void }) {
  const { amount = 0, paid = 0, reported = 0 } = one.difference ?? {}
  const left = amount - paid - reported
  const { data: order, refresh } = useFound(getOrder, left > 0 ? { params: { id: one.sale_id } } : null)
  if (!order || left <= 0) return null
  const paidNow = () => {
    refresh()
    onPaid()
  }
  return <ChargeButton order={order} charge={{ return_id: one.id, left }} onPaid={paidNow} />
}
