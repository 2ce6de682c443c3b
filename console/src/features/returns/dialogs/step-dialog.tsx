import type { ReturnCase } from '@deportivo/contracts/returns/case'
import type { ReactNode } from 'react'
import { Field } from '../../../shared/form/field.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import type { Blocked } from '../../../shared/form/submit/blocked.ts'
import { useRefusal } from '../../../shared/form/use-refusal.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import type { CallError } from '../../../shared/net/call-error.ts'
import type { Option } from '../../../shared/ui/controls/filter-select.tsx'
import { Select } from '../../../shared/ui/select/search-select.tsx'
import { useReturnStep, type StepBody } from './use-return-step.ts'

export interface StepDialogProps {
  one: ReturnCase
  onTaken: (next: ReturnCase) => void
  onClose: () => void
}

/** One step with what it asks for: what the server refuses stands on the field it concerns, the rest under the fields. */
export function StepDialog({
  dialog: { one, onTaken, onClose },
  step,
  intent = 'primary',
  cancelText,
  body,
  missing,
  reason,
  done,
  fields,
  fieldOf,
  children,
}: {
  dialog: StepDialogProps
  step: NonNullable<StepBody['step']>
  intent?: 'primary' | 'danger'
  /** Where 'Cancelar' could be read as what the step does. */
  cancelText?: string
  /** What the step asks for; null: something is still missing. */
  body: StepBody | null
  /** Labels of what is missing; `reason`: what else is in the way. */
  missing?: Blocked['missing']
  reason?: string | null
  /** What was done, in words that name it; the server's message otherwise. */
  done?: string
  /** The fields that it shows. */
  fields: readonly string[]
  /** The field for one that the server names otherwise. */
  fieldOf?: (name: string) => string
  children: (errors: Readonly<Record<string, string>>, refused: CallError | null) => ReactNode
}) {
  const t = useTexts()
  const { take, isRunning, error } = useReturnStep(one, onTaken, true)
  const refusal = useRefusal(error, body, { fields, ...(fieldOf && { fieldOf }) })
  const title = t(`return.action.${step}`)
  const submit = async () => {
    if (body && (await take({ ...body, step }, done))) onClose()
  }
  return (
    <FormDialog
      title={title}
      width={480}
      isModal
      intent={intent}
      submitText={title}
      cancelText={cancelText}
      missing={missing}
      reason={reason}
      isBusy={isRunning}
      error={refusal.elsewhere}
      onSubmit={submit}
      onClose={onClose}
    >
      {children(refusal.onFields, error)}
    </FormDialog>
  )
}

export function Choice({
  label,
  value,
  options,
  error,
  isOptional = false,
  onChange,
}: {
  label: string
  value: string
  options: readonly Option[] | undefined
  error?: string | undefined
  isOptional?: boolean
  onChange: (value: string) => void
}) {
  const t = useTexts()
  return (
    <Field label={label} error={error} isOptional={isOptional}>
      {(control) => (
        <Select
          {...control}
          value={value}
          options={options ?? []}
          emptyLabel={options === undefined ? t('common.loading') : t('form.choose')}
          onChange={onChange}
        />
      )}
    </Field>
  )
}
