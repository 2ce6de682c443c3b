import { verifyRecoveryToken } from '@deportivo/contracts/auth/recovery'
import { call } from '../../shared/net/call.ts'
import { AccountField } from '../../shared/form/account-field.tsx'
import { FormError } from '../../shared/form/field.tsx'
import { TextField } from '../../shared/form/form-fields.tsx'
import { RECOVERY_CODE_FORM } from './recovery.forms.ts'
import { useContractForm } from '../../shared/form/use-contract-form.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import type { Recovery } from './verified.ts'
import { SubmitButton } from '../../shared/form/submit/submit-button.tsx'

/** Takes the code of the mail and asks whether it may still be used. */
export function CodeForm({
  given,
  onVerified,
}: {
  given: Recovery
  onVerified: (recovery: Recovery) => void
}) {
  const t = useTexts()
  const form = useContractForm<Recovery>(RECOVERY_CODE_FORM, given)
  const { isValid, isSubmitting, errors } = form.formState
  const submit = form.submit(async (values) => {
    await call(verifyRecoveryToken, { body: values })
    onVerified(values)
  })
  return (
    <form className="ad-stack ad-login__form" noValidate onSubmit={(event) => void submit(event)}>
      <AccountField control={form.control} />
      <TextField
        control={form.control}
        name="token"
        label={t('recovery.token')}
        autoComplete="one-time-code"
        maxLength={100}
        autoFocus
      />
      <FormError message={errors.root?.message} />
      <SubmitButton
        form={form}
        text={t('recovery.verify')}
        size="large"
        fill
        isValid={isValid}
        isBusy={isSubmitting}
      />
    </form>
  )
}
