import { AnchorButton } from '@blueprintjs/core'
import { Download } from '@blueprintjs/icons'
import type { Attachment } from '@deportivo/contracts/orders/files'
import type { Order } from '@deportivo/contracts/orders/order'
import type { Payment } from '@deportivo/contracts/orders/payment'
import { confirmPayment } from '@deportivo/contracts/orders/payments'
import { useFileState } from '../../../entities/attachment/attachment-card.tsx'
import { AttachmentPicture } from '../../../entities/attachment/attachment-viewer.tsx'
import { SameReceipt } from '../../../entities/attachment/same-receipt.tsx'
import { paymentWords } from '../../../entities/order/payment-words.ts'
import { useOrderChange } from '../../../entities/order/steps/use-order-change.ts'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { useChange } from '../../../shared/hooks/use-change.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { call } from '../../../shared/net/call.ts'
import { Facts } from '../../../shared/ui/display/facts.tsx'
import '../../../entities/order/dialogs/step-dialogs.css'

interface Props {
  order: Pick<Order, 'id' | 'version' | 'client_name'> & Partial<Pick<Order, 'state_id'>>
  payment: Pick<Payment, 'id' | 'kind' | 'amount' | 'payment_method'>
  /** What it is confirmed against. */
  support: Attachment | null
  onChanged: (order: Order) => void
  onClose: () => void
}

/** The file that proves a payment, as large as it gets. */
function Proof({ support, orderId }: { support: Attachment | null; orderId: number }) {
  const t = useTexts()
  const stateOf = useFileState()
  if (support === null) return <p className="ad-note">{t('payment.no_proof')}</p>
  const state = stateOf(support)
  if (state !== null) return <p className="ad-note ad-note--warn">{state}</p>
  return (
    <div className="ad-stack">
      <AttachmentPicture file={support} />
      <SameReceipt file={support} orderId={orderId} />
      {support.url !== null && (
        <span>
          <AnchorButton
            size="small"
            variant="minimal"
            icon={<Download />}
            href={support.url}
            download={support.name}
          >
            {t('upload.download')}
          </AnchorButton>
        </span>
      )}
    </div>
  )
}

/** The proof beside the figures it should show, before a payment is confirmed for good. */
export function ConfirmPaymentDialog({ order, payment, support, onChanged, onClose }: Props) {
  const t = useTexts()
  const { money } = useFormats()
  const change = useOrderChange(order, onChanged)
  const params = { id: order.id, paymentId: payment.id }
  const { run, isRunning } = useChange((_: undefined) =>
    change((version) => call(confirmPayment, { params, body: { version } })),
  )
  const confirm = async () => {
    if (await run(undefined)) onClose()
  }
  const { kind, method } = paymentWords(payment, t)
  return (
    <FormDialog
      title={t('payment.confirm')}
      submitText={t('payment.confirm')}
      width={880}
      isBusy={isRunning}
      onSubmit={confirm}
      onClose={onClose}
    >
      <div className="ad-validate">
        <Proof support={support} orderId={order.id} />
        <div className="ad-stack ad-validate__side">
          <Facts
            facts={[
              [t('stock.order'), <span className="ad-num">#{order.id}</span>],
              [t('board.client'), <bdi>{order.client_name}</bdi>],
              [t('payments.how'), method ?? kind],
              [t('order.field.amount'), <strong className="ad-num">{money(payment.amount)}</strong>],
            ]}
          />
          <p className="ad-note">{t('payment.confirm_once')}</p>
        </div>
      </div>
    </FormDialog>
  )
}
