import type { Order, OrderLine, OrderSummary } from '@deportivo/contracts/orders/order'
import { transferUnits } from '@deportivo/contracts/orders/lines'
import { HIGHEST_QUANTITY } from '@deportivo/contracts/shapes'
import { useState } from 'react'
import { call } from '../../../shared/net/call.ts'
import { isCallError, type CallError } from '../../../shared/net/call-error.ts'
import { Field, FormError } from '../../../shared/form/field.tsx'
import { useTexts, type Translate } from '../../../shared/language/texts.tsx'
import { showToast } from '../../../shared/toasts/toasts.ts'
import { ActionButton } from '../../../shared/ui/controls/action-button.tsx'
import { useUnsaved } from '../../../shared/unsaved/unsaved.ts'
import { AppDialog } from '../../../shared/ui/dialog/app-dialog.tsx'
import { WholeInput } from '../../../shared/form/whole/whole-input.tsx'
import type { CartGroup } from './cart-groups.ts'
import { OpenOrderChoice } from './open-order-choice.tsx'
import { DialogFoot } from '../../../shared/ui/dialog/dialog-foot.tsx'
import { Select } from '../../../shared/ui/select/search-select.tsx'

/** The specification's words for a transfer that failed, with what was wrong about the order it came from. */
const refusalOf = (error: CallError, t: Translate): string =>
  [t('transfer.failed'), error.errors['sale_out'] ?? error.serverText].filter(Boolean).join('. ')

/** Which size of the row, and how many pairs of it. */
function Units({
  lines,
  line,
  quantity,
  onLine,
  onQuantity,
}: {
  lines: readonly OrderLine[]
  line: OrderLine
  quantity: number | null
  onLine: (line: OrderLine) => void
  onQuantity: (quantity: number | null) => void
}) {
  const t = useTexts()
  const tooMany = quantity !== null && quantity > line.quantity
  return (
    <div className="ad-form">
      <Field label={t('products.size')}>
        {(control) => (
          <Select
            {...control}
            value={String(line.id)}
            options={lines.map(({ id, size_name, quantity: units }) => ({
              value: String(id),
              label: t('transfer.size', { size: size_name, count: units }),
            }))}
            onChange={(value) => onLine(lines.find(({ id }) => id === Number(value)) ?? line)}
          />
        )}
      </Field>
      <Field
        label={t('transfer.quantity')}
        error={tooMany ? t('transfer.too_many', { count: line.quantity }) : undefined}
      >
        {(control) => (
          <WholeInput
            {...control}
            className="bp6-input ad-num"
            most={HIGHEST_QUANTITY}
            value={quantity}
            onFocus={(event) => event.target.select()}
            onChange={onQuantity}
          />
        )}
      </Field>
    </div>
  )
}

/** Transfers held units of one order to another open one, in one transaction. */
export function TransferDialog({
  order,
  group: { first, lines },
  onDone,
  onClose,
}: {
  order: Order
  group: CartGroup
  onDone: () => void
  onClose: () => void
}) {
  const t = useTexts()
  const [line, setLine] = useState(first)
  const [quantity, setQuantity] = useState<number | null>(first.quantity)
  const [target, setTarget] = useState<OrderSummary | null>(null)
  const [refused, setRefused] = useState<CallError | null>(null)
  const [isBusy, setBusy] = useState(false)
  useUnsaved(!isBusy && (target !== null || line !== first || quantity !== first.quantity))
  const isQuantity = quantity !== null && quantity >= 1 && quantity <= line.quantity
  const reason = isQuantity ? (target ? null : t('transfer.no_target')) : t('transfer.no_quantity')
  const transfer = async () => {
    if (!isQuantity || !target || isBusy) return
    setBusy(true)
    setRefused(null)
    try {
      const { message } = await call(transferUnits, {
        body: {
          product_id: line.product_id,
          size_id: line.size_id,
          sale_out: order.id,
          sale_in: target.id,
          quantity,
          price: line.unit_price * quantity,
        },
      })
      showToast({ tone: 'success', text: message ?? t('order.transferred') })
      onDone()
      onClose()
    } catch (error) {
      if (!isCallError(error)) throw error
      setRefused(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <AppDialog
      title={t('sale.transfer_title')}
      onClose={onClose}
      width={560}
      isModal
      footer={
        <DialogFoot onClose={onClose}>
          <ActionButton intent="primary" reason={reason} loading={isBusy} onClick={() => void transfer()}>
            {t('transfer.do')}
          </ActionButton>
        </DialogFoot>
      }
    >
      <div className="ad-stack">
        <p className="ad-soft">
          {t('transfer.lead', { name: first.product_name, store: first.store_name, id: order.id })}
        </p>
        <Units
          lines={lines}
          line={line}
          quantity={quantity}
          onLine={(next) => {
            setLine(next)
            setQuantity(next.quantity)
          }}
          onQuantity={setQuantity}
        />
        <OpenOrderChoice except={order.id} chosen={target} onChoose={setTarget} />
        <FormError message={refused ? refusalOf(refused, t) : undefined} />
      </div>
    </AppDialog>
  )
}
