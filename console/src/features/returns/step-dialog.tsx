import type { ReturnCase } from '@deportivo/contracts/returns/case'
import type { ReactNode } from 'react'
import { Field } from '../../shared/form/field.tsx'
import { FormDialog } from '../../shared/form/form-dialog.tsx'
import type { CallError } from '../../shared/net/call-error.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import type { Option } from '../../shared/ui/controls/filter-select.tsx'
import { Select } from '../../shared/ui/select/search-select.tsx'
import { useReturnStep, type StepBody } from './use-return.ts'

export interface StepDialogProps {
  one: ReturnCase
  onTaken: (next: ReturnCase) => void
  onClose: () => void
}

/** The text of the first refused field, or of the refusal. */
export const firstRefusal = (error: CallError | null): string | undefined =>
  error === null ? undefined : (Object.values(error.errors)[0] ?? error.serverText ?? undefined)

/** One step with what it asks for: the first refused field is shown under the fields. */
export function StepDialog({
  dialog: { one, onTaken, onClose },
  step,
  intent = 'primary',
  body,
  file,
  children,
}: {
  dialog: StepDialogProps
  step: NonNullable<StepBody['step']>
  intent?: 'primary' | 'danger'
  /** What the step asks for; null: something is still missing. */
  body: StepBody | null
  file?: File | null
  children: ReactNode
}) {
  const t = useTexts()
  const { take, isRunning, error } = useReturnStep(one, onTaken, true)
  const title = t(`return.action.${step}`)
  const submit = async () => {
    if (body && (await take({ ...body, step }, file))) onClose()
  }
  return (
    <FormDialog
      title={title}
      width={480}
      isModal
      intent={intent}
      submitText={title}
      canSubmit={body !== null}
      isBusy={isRunning}
      error={firstRefusal(error)}
      onSubmit={submit}
      onClose={onClose}
    >
      {children}
    </FormDialog>
  )
}

export function Choice({
  label,
  value,
  options,
  onChange,
}: {
  label: string
  value: string
  options: readonly Option[] | undefined
  onChange: (value: string) => void
}) {
  const t = useTexts()
  return (
    <Field label={label}>
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
