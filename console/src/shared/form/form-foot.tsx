import { Button } from '@blueprintjs/core'
import { useContext, useEffect, useRef } from 'react'
import type { FieldValues, FormState } from 'react-hook-form'
import { useTexts } from '../language/texts.tsx'
import { DialogLeave } from '../ui/dialog/dialog-leave.ts'
import { FormError } from './field.tsx'
import type { Blocked } from './submit/blocked.ts'
import { SubmitButton } from './submit/submit-button.tsx'
import type { SentForm } from './submit/use-field-faults.ts'

/** Ctrl+Enter presses the button, wherever the focus is in its form. */
function useSubmitKey() {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const form = button.current?.form
    const submit = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      // The page below has keys of its own.
      event.stopPropagation()
      button.current?.click()
    }
    form?.addEventListener('keydown', submit)
    return () => form?.removeEventListener('keydown', submit)
  }, [])
  return button
}

/** The end of every form on a page, or of one that is all of a dialog: what was refused of it as a whole, and its buttons. */
export function FormFoot<V extends FieldValues>({
  form,
  submitText,
  cancelText,
  intent = 'primary',
  size = 'medium',
  isLong = false,
  onCancel,
  ...blocked
}: Blocked & {
  form: SentForm<V> & { formState: FormState<V> }
  submitText: string
  cancelText?: string
  intent?: 'primary' | 'danger'
  size?: 'medium' | 'large'
  /** The form of a page is longer than a screen. */
  isLong?: boolean
  onCancel?: () => void
}) {
  const t = useTexts()
  const leave = useContext(DialogLeave)
  const button = useSubmitKey()
  const { isValid, isSubmitting, errors } = form.formState
  const out = t(leave === null ? 'common.back' : 'common.cancel')
  return (
    <div className="ad-field--wide ad-stack ad-form__foot" data-long={isLong || undefined}>
      <FormError message={errors.root?.message} />
      <div className="ad-row ad-form__buttons">
        {onCancel && (
          <Button onClick={() => (leave === null ? onCancel() : leave(onCancel))}>{cancelText ?? out}</Button>
        )}
        <SubmitButton
          {...blocked}
          ref={button}
          form={form}
          text={submitText}
          intent={intent}
          size={size}
          isValid={isValid}
          isBusy={isSubmitting}
        />
      </div>
    </div>
  )
}
