import { resetPassword } from '@deportivo/contracts/auth/recovery'
import type { BodyOf } from '@deportivo/contracts/route'
import { call } from '../../shared/net/call.ts'
import { FormError } from '../../shared/form/field.tsx'
import { newPasswordRules, PasswordPair } from '../../shared/form/password/password-pair.tsx'
import { RESET_PASSWORD_FORM } from './recovery.forms.ts'
import { useContractForm } from '../../shared/form/use-contract-form.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import type { Recovery } from './verified.ts'
import { SubmitButton } from '../../shared/form/submit/submit-button.tsx'

type Reset = BodyOf<typeof resetPassword>

/** The new password, with the code that was found good. */
export function ResetForm({
  recovery,
  onDone,
}: {
  recovery: Recovery
  onDone: (text: string | undefined) => void
}) {
  const t = useTexts()
  const form = useContractForm<Reset>(
    RESET_PASSWORD_FORM,
    { ...recovery, password: '', password_confirmation: '' },
    newPasswordRules,
  )
  const { isValid, isSubmitting, errors } = form.formState
  const submit = form.submit(async (values) => {
    const { message } = await call(resetPassword, { body: { ...values, ...recovery } })
    onDone(message)
  })
  // A code that ran out meanwhile is refused on a field this form doesn't show.
  const refused = errors.root?.message ?? errors.token?.message ?? errors.email?.message
  return (
    <form className="ad-stack ad-login__form" noValidate onSubmit={(event) => void submit(event)}>
      <PasswordPair control={form.control} trigger={form.trigger} label={t('recovery.new_password')} />
      <FormError message={refused} />
      <SubmitButton
        form={form}
        text={t('recovery.reset')}
        size="large"
        fill
        isValid={isValid}
        isBusy={isSubmitting}
      />
    </form>
  )
}
