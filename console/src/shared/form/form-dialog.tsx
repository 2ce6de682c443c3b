import { Button } from '@blueprintjs/core'
import { useId, type FormEvent, type ReactNode } from 'react'
import { AppDialog, type AppDialogProps } from '../ui/dialog/app-dialog.tsx'
import { FormError } from './field.tsx'
import { DialogFoot } from '../ui/dialog/dialog-foot.tsx'

export interface FormDialogProps extends Pick<AppDialogProps, 'title' | 'width' | 'isModal' | 'onClose'> {
  submitText: string
  intent?: 'primary' | 'danger'
  canSubmit?: boolean
  isBusy: boolean
  /** What was refused about the form as a whole. */
  error?: string | undefined
  onSubmit: () => unknown
  children: ReactNode
}

/** A dialog that is one form: Enter does what its button does, and its refusal stands under its fields. */
export function FormDialog({
  submitText,
  intent = 'primary',
  canSubmit = true,
  isBusy,
  error,
  onSubmit,
  children,
  ...dialog
}: FormDialogProps) {
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void onSubmit()
  }
  return (
    <AppDialog
      {...dialog}
      footer={
        <DialogFoot onClose={dialog.onClose}>
          {/* Outside of the form it belongs to, so that the footer stays in sight while the fields scroll. */}
          <Button type="submit" form={id} intent={intent} disabled={!canSubmit} loading={isBusy}>
            {submitText}
          </Button>
        </DialogFoot>
      }
    >
      <form id={id} className="ad-stack" noValidate onSubmit={submit}>
        {children}
        <FormError message={error} />
      </form>
    </AppDialog>
  )
}
