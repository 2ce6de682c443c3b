import { Button, Tag } from '@blueprintjs/core'
import type { Order } from '@deportivo/contracts/orders/order'
import type { Payment } from '@deportivo/contracts/orders/payment'
import { returnCode } from '@deportivo/lifecycle/paper-codes'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { VoucherEntriesButton } from '../../../entities/client/vouchers/voucher-entries.tsx'
import { paymentWords } from '../../../entities/order/payment-words.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { paths } from '../../../shared/navigation/paths.ts'
import { useCan } from '../../../shared/session/session.tsx'
import { Dots } from '../../../shared/ui/display/dots.tsx'
import { ConfirmPaymentDialog } from './confirm-payment-dialog.tsx'
import { RejectPaymentDialog } from './reject-payment-dialog.tsx'
import { supportOf } from './supports.ts'

interface Props {
  order: Order
  payment: Payment
  onChanged: (order: Order) => void
}

const TONES = { unconfirmed: 'warning', confirmed: 'success', void: 'none' } as const

/** The counter entry of a payment whose step was undone or reversed. */
const isReversal = ({ kind, amount }: Payment): boolean =>
  !['refund', 'exchange', 'return'].includes(kind) && amount < 0

function PaymentHead({ payment }: { payment: Payment }) {
  const t = useTexts()
  const { money } = useFormats()
  return (
    <span>
      {/* A voucher's name begins with its kind. */}
      {payment.voucher_id === null && <>{paymentWords(payment, t).kind} </>}
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
  )
}

/** When, by which user, how and into which register; who confirmed it later; and what was noted. */
function PaymentFacts({ payment }: { payment: Payment }) {
  const t = useTexts()
  const { shortInstant } = useFormats()
  const { at, by, cashier_name, confirmed_at, confirmed_by, note, reason } = payment
  return (
    <>
      <span className="ad-table__sub">
        <Dots>
          <time className="ad-num" dateTime={at}>
            {shortInstant(at)}
          </time>
          <bdi>{by}</bdi>
          {paymentWords(payment, t).method}
          {cashier_name !== null && <bdi>{cashier_name}</bdi>}
        </Dots>
      </span>
      {confirmed_at !== null && confirmed_by !== null && confirmed_at !== at && (
        <span className="ad-table__sub">
          {t('payment.confirmed_on', { at: shortInstant(confirmed_at), name: confirmed_by })}
        </span>
      )}
      {note !== null && <span className="ad-table__sub">{note}</span>}
      {reason !== null && <span className="ad-table__sub">{reason}</span>}
    </>
  )
}

/** One payment, and what accounting can decide about it. */
export function PaymentEntry({ order, payment, onChanged }: Props) {
  const t = useTexts()
  const mayDecide = useCan('validate payment')
  const [deciding, setDeciding] = useState<'confirm' | 'reject' | null>(null)
  const dialog = { order, payment, onChanged, onClose: () => setDeciding(null) }
  return (
    <>
      <PaymentHead payment={payment} />
      <PaymentFacts payment={payment} />
      {mayDecide && payment.status === 'unconfirmed' && (
        <span className="ad-row ad-row--wrap">
          <Button size="small" onClick={() => setDeciding('confirm')}>
            {t('payment.confirm')}
          </Button>
          <Button size="small" variant="minimal" intent="danger" onClick={() => setDeciding('reject')}>
            {t('payment.reject')}
          </Button>
        </span>
      )}
      {deciding === 'confirm' && <ConfirmPaymentDialog {...dialog} support={supportOf(order, payment)} />}
      {deciding === 'reject' && <RejectPaymentDialog {...dialog} />}
    </>
  )
}
