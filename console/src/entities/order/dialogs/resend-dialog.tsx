import { Checkbox } from '@blueprintjs/core'
import { useState } from 'react'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { useChange } from '../../../shared/hooks/use-change.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import type { Order } from '@deportivo/contracts/orders/order'
import type { StepDialogProps } from '../steps/step-dialog-props.ts'
import { withOrder } from './with-order.tsx'

/** Every line of a parcel that came back is inspected before it goes out again. */
function Resend({ order, card, step, take, onClose }: StepDialogProps & { order: Order }) {
  const t = useTexts()
  const [inspected, setInspected] = useState<readonly number[]>([])
  const resend = useChange(
    () => take(card, { step, fields: { inspected: [...inspected] } }).then(() => ({})),
    { isQuiet: true },
  )
  const mark = (id: number, isSeen: boolean) =>
    setInspected(isSeen ? [...inspected, id] : inspected.filter((one) => one !== id))
  const submit = async () => {
    if (await resend.run(undefined)) onClose()
  }
  return (
    <FormDialog
      title={t('order.resend.title', { id: order.id })}
      width={480}
      isModal
      submitText={t('order.action.resend')}
      missing={[inspected.length < order.products.length && t('order.resend.lines')]}
      isBusy={resend.isRunning}
      error={resend.error?.errors['inspected'] ?? resend.error?.serverText ?? undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="ad-soft">{t('order.resend.lead')}</p>
      <div role="group" aria-label={t('order.resend.lines')}>
        {order.products.map(({ id, product_name: product, size_name: size, quantity }) => (
          <Checkbox
            key={id}
            checked={inspected.includes(id)}
            label={t('order.receive_back.line', { product, size, quantity })}
            onChange={({ currentTarget }) => mark(id, currentTarget.checked)}
          />
        ))}
      </div>
    </FormDialog>
  )
}

export const ResendDialog = withOrder(Resend)
