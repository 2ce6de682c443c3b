import { Button } from '@blueprintjs/core'
import { useId, type FormEvent, type ReactNode } from 'react'
import { useTexts } from '../language/texts.tsx'
import { AppDialog, type AppDialogProps } from '../ui/dialog/app-dialog.tsx'
import { FormError } from './field.tsx'

interface FormDialogProps extends Pick<AppDialogProps, 'title' | 'width' | 'isModal' | 'onClose'> {
  submitText: string
  /** What leaving is called: a step is gone back from, a change is cancelled. */
  leave?: 'back' | 'cancel'
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
  leave = 'cancel',
  intent = 'primary',
  canSubmit = true,
  isBusy,
  error,
  onSubmit,
  children,
  ...dialog
}: FormDialogProps) {
  const t = useTexts()
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void onSubmit()
  }
  return (
    <AppDialog
      {...dialog}
      footer={
        <>
          <Button onClick={dialog.onClose}>{t(`common.${leave}`)}</Button>
          {/* Outside of the form it belongs to, so that the footer stays in sight while the fields scroll. */}
          <Button type="submit" form={id} intent={intent} disabled={!canSubmit} loading={isBusy}>
            {submitText}
          </Button>
        </>
      }
    >
      <form id={id} className="ad-stack" noValidate onSubmit={submit}>
        {children}
        <FormError message={error} />
      </form>
    </AppDialog>
  )
}
