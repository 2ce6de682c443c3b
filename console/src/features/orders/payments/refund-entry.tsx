import { Button } from '@blueprintjs/core'
import type { Order } from '@deportivo/contracts/orders/order'
import type { OrderRefund } from '@deportivo/contracts/orders/payment'
import { refundAsVoucher } from '@deportivo/contracts/orders/refunds'
import { useState } from 'react'
import { useMayEdit } from '../../../entities/order/use-may-edit.ts'
import { useChange } from '../../../shared/hooks/use-change.ts'
import { useTexts, type Translate } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { call } from '../../../shared/net/call.ts'
import { useCan } from '../../../shared/session/session.tsx'
import { Dots } from '../../../shared/ui/display/dots.tsx'
import { PayRefundDialog } from './payment-dialogs.tsx'

interface Props {
  order: Order
  refund: OrderRefund
  onChanged: (order: Order) => void
}

/** What is owed to the client of an order that came to nothing, or of an exchange that did. */
function RefundOwed({ order, refund, onChanged }: Props) {
  const t = useTexts()
  const { money, shortInstant } = useFormats()
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
      <span className="ad-small">{t('refund.since', { at: shortInstant(refund.at) })}</span>
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
      {isPaying && (
        <PayRefundDialog
          refund={refund}
          order={order}
          onChanged={onChanged}
          onClose={() => setPaying(false)}
        />
      )}
    </div>
  )
}

function outcomeOf({ state, voucher_id }: OrderRefund, at: string, t: Translate): string {
  if (state === 'voucher' && voucher_id !== null) return t('refund.voucher_on', { id: voucher_id, at })
  return t(state === 'void' ? 'refund.void_on' : 'refund.paid_on', { at })
}

/** What was owed to the client, and what became of it. */
export function RefundEntry(props: Props) {
  const t = useTexts()
  const { money, shortInstant } = useFormats()
  const { refund } = props
  if (refund.settled_at === null) return <RefundOwed {...props} />
  return (
    <>
      <span>{t('refund.of', { amount: money(refund.amount) })}</span>
      <time className="ad-table__sub ad-num" dateTime={refund.at}>
        {shortInstant(refund.at)}
      </time>
      <span className="ad-table__sub">
        <Dots>
          {outcomeOf(refund, shortInstant(refund.settled_at), t)}
          {refund.settled_by !== null && <bdi>{refund.settled_by}</bdi>}
        </Dots>
      </span>
    </>
  )
}
