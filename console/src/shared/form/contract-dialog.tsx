import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { AppDialogProps } from '../ui/dialog/app-dialog.tsx'
import { FormDialog, type FormDialogProps } from './form-dialog.tsx'
import type { Blocked } from './submit/blocked.ts'
import type { useContractForm } from './use-contract-form.ts'

interface Props<V extends FieldValues, Sent>
  extends Blocked, Pick<AppDialogProps, 'width' | 'onClose'>, Pick<FormDialogProps, 'intent' | 'cancelText'> {
  form: ReturnType<typeof useContractForm<V, Sent>>
  title: string
  /** The text of its button, where that is not the title. */
  submitText?: string
  /** A refusal that stands already on what is no field of the form, as a file. */
  shownRefusal?: string | null
  /** Closes the dialog when it resolves; what it throws is shown on the fields. */
  send: (fields: Sent) => Promise<unknown>
  children: ReactNode
}

/** A dialog over the body of a contract: it is sent when its fields are valid, and refusals stand on the fields. */
export function ContractDialog<V extends FieldValues, Sent>({
  form,
  title,
  submitText = title,
  width = 480,
  shownRefusal = null,
  send,
  onClose,
  ...dialog
}: Props<V, Sent>) {
  const { isSubmitting, errors } = form.formState
  const refusal = errors.root?.message
  const submit = form.submit(async (fields) => {
    await send(fields)
    onClose()
  })
  return (
    <FormDialog
      {...dialog}
      title={title}
      width={width}
      isModal
      form={form}
      submitText={submitText}
      isBusy={isSubmitting}
      error={refusal === shownRefusal ? undefined : refusal}
      onSubmit={submit}
      onClose={onClose}
    />
  )
}
