import type { Order } from '@deportivo/contracts/orders/order'
import { changeOrder } from '@deportivo/contracts/orders/orders'
import type { BodyOf } from '@deportivo/contracts/route'
import { useOrderChange } from '../../../entities/order/steps/use-order-change.ts'
import { ContractDialog } from '../../../shared/form/contract-dialog.tsx'
import { TextAreaField, TextField } from '../../../shared/form/form-fields.tsx'
import { useOthersChanges } from '../../../shared/form/stale/use-others-changes.ts'
import { useContractForm } from '../../../shared/form/use-contract-form.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { call } from '../../../shared/net/call.ts'
import { showDone } from '../../../shared/toasts/toasts.ts'
import { NOTES_FORM } from './notes.forms.ts'

interface Values {
  invoice: string | null
  observation: string | null
}

/** Number of the invoice and internal note: they change whatever the state of the order. */
export function NotesDialog({
  order,
  onChanged,
  onClose,
}: {
  order: Order
  onChanged: (order: Order) => void
  onClose: () => void
}) {
  const t = useTexts()
  const { invoice, observation } = order
  const form = useContractForm<Values, Partial<Values>>(NOTES_FORM, { invoice, observation })
  useOthersChanges(form, { invoice, observation })
  const change = useOrderChange(order, onChanged)
  const save = async (values: Partial<Values>) => {
    // A blank field is absent from the values: it is sent as null, which removes the note.
    const notes = { invoice: null, observation: null, ...values }
    const { message } = await change((version) => {
      const body = { ...notes, version } as BodyOf<typeof changeOrder>
      return call(changeOrder, { params: { id: order.id }, body })
    })
    showDone({ message })
  }
  return (
    <ContractDialog
      form={form}
      title={t('sale.edit_notes')}
      submitText={t('common.save')}
      isUnchanged={!form.formState.isDirty}
      send={save}
      onClose={onClose}
    >
      <TextField
        control={form.control}
        name="invoice"
        label={t('sale.invoice')}
        maxLength={40}
        isOptional
        isWide
        autoFocus
      />
      <TextAreaField
        control={form.control}
        name="observation"
        label={t('sale.observation')}
        help={t('sale.observation_help')}
        isOptional
      />
    </ContractDialog>
  )
}
