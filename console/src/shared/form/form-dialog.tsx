import { useId, useState, type FormEvent, type ReactNode } from 'react'
import type { FieldValues, FormState } from 'react-hook-form'
import { AppDialog, type AppDialogProps } from '../ui/dialog/app-dialog.tsx'
import { FormError } from './field.tsx'
import { isBlocked, type Blocked } from './submit/blocked.ts'
import { SubmitButton } from './submit/submit-button.tsx'
import type { SentForm } from './submit/use-field-faults.ts'
import { useUnsaved } from '../unsaved/unsaved.ts'
import { DialogFoot } from '../ui/dialog/dialog-foot.tsx'

export interface FormDialogProps<V extends FieldValues = FieldValues>
  extends Blocked, Pick<AppDialogProps, 'title' | 'width' | 'isModal' | 'shape' | 'onClose'> {
  submitText: string
  intent?: 'primary' | 'danger'
  isBusy: boolean
  cancelText?: string | undefined
  /** Its fields are this form of a contract, which knows itself what is unsaved and what is missing. */
  form?: SentForm<V> & { formState: FormState<V> }
  /** Another way to end it, before its button. */
  beside?: ReactNode
  /** What was refused about the form as a whole. */
  error?: string | undefined
  onSubmit: () => unknown
  children: ReactNode
}

/**
 * A dialog that is one form: Enter in a field does what its button does, Ctrl+Enter anywhere in it, and its refusal stands
 * under its fields.
 */
export function FormDialog<V extends FieldValues>({
  submitText,
  intent = 'primary',
  isBusy,
  cancelText,
  form,
  beside,
  error,
  onSubmit,
  children,
  missing,
  isUnchanged,
  reason,
  ...dialog
}: FormDialogProps<V>) {
  const id = useId()
  const [isTyped, setTyped] = useState(false)
  useUnsaved(isTyped && !isBusy && !form)
  const blocked = { missing, isUnchanged, reason }
  const isValid = form?.formState.isValid ?? true
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void onSubmit()
  }
  return (
    <AppDialog
      {...dialog}
      onSubmit={() => {
        if (isValid && !isBlocked(blocked) && !isBusy) void onSubmit()
      }}
      footer={
        <DialogFoot cancelText={cancelText} onClose={dialog.onClose}>
          {beside}
          {/* Outside of the form it belongs to, so that the footer stays in sight while the fields scroll. */}
          <SubmitButton
            {...blocked}
            form={form}
            formId={id}
            text={submitText}
            intent={intent}
            isValid={isValid}
            isBusy={isBusy}
          />
        </DialogFoot>
      }
    >
      <form id={id} className="ad-stack" noValidate onInput={() => setTyped(true)} onSubmit={submit}>
        {children}
        <FormError message={error} />
      </form>
    </AppDialog>
  )
}
