import { Button, type ButtonProps } from '@blueprintjs/core'
import { useId, type Ref } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTexts } from '../../language/texts.tsx'
import { isBlocked, NO_FAULTS, reasonOf, type Blocked, type FieldFaults } from './blocked.ts'
import './submit-button.css'
import { useFieldFaults, type SentForm } from './use-field-faults.ts'

interface WhyProps<V extends FieldValues> {
  id: string
  form?: SentForm<V> | undefined
  blocked: Blocked
}

function Reason({ id, blocked, faults }: { id: string; blocked: Blocked; faults: FieldFaults }) {
  const t = useTexts()
  return (
    <span id={id} className="ad-submit__reason">
      {reasonOf(blocked, faults, t)}
    </span>
  )
}

function FormReason<V extends FieldValues>({ form, ...why }: WhyProps<V> & { form: SentForm<V> }) {
  return <Reason {...why} faults={useFieldFaults(form)} />
}

/** Watches the fields of the form: only there while the button is grey. */
function Why<V extends FieldValues>({ form, ...why }: WhyProps<V>) {
  return form ? <FormReason {...why} form={form} /> : <Reason {...why} faults={NO_FAULTS} />
}

/** The button that sends a form. Grey, it names what is missing, beside it and to a screen reader. */
export function SubmitButton<V extends FieldValues>({
  form,
  formId,
  text,
  isValid = true,
  isBusy,
  missing,
  isUnchanged,
  reason,
  ...button
}: Blocked &
  Pick<ButtonProps, 'intent' | 'size' | 'fill' | 'onClick'> & {
    ref?: Ref<HTMLButtonElement>
    /** The contract's form that it sends; absent where its fields are no such form. */
    form?: SentForm<V> | undefined
    /** The form element that it belongs to, where that is not around it. */
    formId?: string
    text: string
    isValid?: boolean
    isBusy: boolean
  }) {
  const id = useId()
  const blocked = { missing, isUnchanged, reason }
  const isOff = !isValid || isBlocked(blocked)
  const isExplained = isOff && !isBusy
  return (
    <>
      {isExplained && <Why id={id} form={form} blocked={blocked} />}
      <Button
        intent="primary"
        {...button}
        type={button.onClick ? 'button' : 'submit'}
        form={formId}
        disabled={isOff}
        loading={isBusy}
        aria-describedby={isExplained ? id : undefined}
      >
        {text}
      </Button>
    </>
  )
}
