import type { StepName } from '@deportivo/lifecycle/order/steps'
import type { ReactNode } from 'react'
import type { Control } from 'react-hook-form'
import { FileChoice } from '../../../shared/files/file-choice.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { MoneyField, TextAreaField, TextField } from '../../../shared/form/form-fields.tsx'
import { useContractForm } from '../../../shared/form/use-contract-form.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { CashierOfCashField, PaymentMethodField } from './payment-fields.tsx'
import { fieldsOf, isRequired, kindOf, needsFile, type StepField } from './step-fields.ts'
import { STEP_FORMS } from './step.forms.ts'
import { useStepFile, type StepExtra } from './use-step-file.ts'
import type { StepFields } from './use-steps.ts'

function StepFieldControl({
  field,
  control,
  isRequired,
  isFirst,
}: {
  field: StepField
  control: Control<StepFields>
  isRequired: boolean
  isFirst: boolean
}) {
  const t = useTexts()
  if (field === 'payment_method')
    return <PaymentMethodField control={control} isOptional={!isRequired} help={t('payment.method_help')} />
  if (field === 'cashier_id')
    return <CashierOfCashField control={control} help={t('checkout.cashier_help')} />
  const bound = {
    control,
    name: field,
    label: t(`order.field.${field}`),
    isOptional: !isRequired,
    isWide: true,
  }
  switch (kindOf(field)) {
    case 'money':
      return <MoneyField {...bound} />
    case 'long':
      return <TextAreaField {...bound} maxLength={1_000} autoFocus={isFirst} />
    case 'text':
      return <TextField {...bound} maxLength={120} autoFocus={isFirst} />
  }
}

/** Asks what a step needs to know and to see, straight from the step's contract, and shows its refusals on the fields. */
export function StepDialog({
  step,
  title,
  children,
  defaults = {},
  onTake,
  onClose,
}: {
  step: StepName
  title: string
  children?: ReactNode
  defaults?: StepFields
  onTake: (fields: StepFields, extra: StepExtra) => Promise<unknown>
  onClose: () => void
}) {
  const t = useTexts()
  const form = useContractForm<StepFields>(STEP_FORMS[step], defaults)
  const { isValid, isSubmitting, errors } = form.formState
  const proof = useStepFile()
  const isProved = !needsFile(step) || proof.file !== null
  const submit = form.submit(async (values) => {
    if (!isProved) return
    await proof.sending((extra) => onTake(values, extra))
    onClose()
  })
  return (
    <FormDialog
      title={title}
      width={480}
      isModal
      submitText={t(`order.action.${step}`)}
      intent={step === 'cancel' ? 'danger' : 'primary'}
      canSubmit={isValid && isProved}
      isBusy={isSubmitting}
      error={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      {children}
      {fieldsOf(step).map((field, index) => (
        <StepFieldControl
          key={field}
          field={field}
          control={form.control}
          isRequired={isRequired(step, field)}
          isFirst={index === 0}
        />
      ))}
      {needsFile(step) && (
        <FileChoice
          label={t('order.field.photo')}
          file={proof.file}
          share={proof.share}
          onChange={proof.setFile}
        />
      )}
    </FormDialog>
  )
}
