import { Button } from '@blueprintjs/core'
import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { AppDialog, type AppDialogProps } from '../ui/dialog/app-dialog.tsx'
import { FormError } from './field.tsx'
import { useUnsaved } from '../unsaved/unsaved.ts'
import { DialogFoot } from '../ui/dialog/dialog-foot.tsx'

export interface FormDialogProps extends Pick<
  AppDialogProps,
  'title' | 'width' | 'isModal' | 'shape' | 'onClose'
> {
  submitText: string
  intent?: 'primary' | 'danger'
  canSubmit?: boolean
  isBusy: boolean
  cancelText?: string | undefined
  /** Its fields are a contract's form, which knows itself what is unsaved. */
  isContract?: boolean
  /** What was refused about the form as a whole. */
  error?: string | undefined
  onSubmit: () => unknown
  children: ReactNode
}

/**
 * A dialog that is one form: Enter in a field does what its button does, Ctrl+Enter anywhere in it, and its refusal stands
 * under its fields.
 */
export function FormDialog({
  submitText,
  intent = 'primary',
  canSubmit = true,
  isBusy,
  cancelText,
  isContract = false,
  error,
  onSubmit,
  children,
  ...dialog
}: FormDialogProps) {
  const id = useId()
  const [isTyped, setTyped] = useState(false)
  useUnsaved(isTyped && !isBusy && !isContract)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void onSubmit()
  }
  return (
    <AppDialog
      {...dialog}
      onSubmit={() => {
        if (canSubmit && !isBusy) void onSubmit()
      }}
      footer={
        <DialogFoot cancelText={cancelText} onClose={dialog.onClose}>
          {/* Outside of the form it belongs to, so that the footer stays in sight while the fields scroll. */}
          <Button type="submit" form={id} intent={intent} disabled={!canSubmit} loading={isBusy}>
            {submitText}
          </Button>
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
