import type { Order } from '@deportivo/contracts/orders/order'
import type { HistoryEntry } from '@deportivo/contracts/orders/history'
import { undoStep } from '@deportivo/contracts/orders/orders'
import { useWatch } from 'react-hook-form'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { TextAreaField } from '../../../shared/form/form-fields.tsx'
import { isBlank, useContractForm } from '../../../shared/form/use-contract-form.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { call } from '../../../shared/net/call.ts'
import { showDone } from '../../../shared/toasts/toasts.ts'
import { REVERSE_FORM } from './history.forms.ts'

/** Reverses the newest step long after it was taken: with a reason, which the history shows. */
export function ReverseDialog({
  order,
  entry,
  onChanged,
  onClose,
}: {
  order: Order
  entry: Pick<HistoryEntry, 'step_name'>
  onChanged: (order: Order) => void
  onClose: () => void
}) {
  const t = useTexts()
  const form = useContractForm(REVERSE_FORM, { reason: '' })
  const { isValid, isSubmitting, errors } = form.formState
  // The contract leaves it out for an undo of the last seconds, which needs none.
  const reason = useWatch({ control: form.control, name: 'reason' })
  const submit = form.submit(async (fields) => {
    const reply = await call(undoStep, {
      params: { id: order.id },
      body: { ...fields, version: order.version },
    })
    onChanged(reply.data)
    showDone({ message: reply.message })
    onClose()
  })
  return (
    <FormDialog
      title={t('order.reverse_title', { step: entry.step_name })}
      width={480}
      isModal
      intent="danger"
      submitText={t('order.reverse')}
      canSubmit={isValid && !isBlank(reason)}
      isBusy={isSubmitting}
      error={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="ad-soft">{t('order.reverse_text', { id: order.id })}</p>
      <TextAreaField
        control={form.control}
        name="reason"
        label={t('order.field.reason')}
        maxLength={1_000}
        autoFocus
        isWide
      />
    </FormDialog>
  )
}
