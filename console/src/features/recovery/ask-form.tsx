import { forgotPassword } from '@deportivo/contracts/auth/recovery'
import { isCallError } from '../../shared/net/call-error.ts'
import { call } from '../../shared/net/call.ts'
import { AccountField } from '../../shared/form/account-field.tsx'
import { FormError } from '../../shared/form/field.tsx'
import { FORGOT_PASSWORD_FORM } from './recovery.forms.ts'
import { useContractForm } from '../../shared/form/use-contract-form.ts'
import { usePreferences } from '../../shared/preferences/preferences.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { showToast } from '../../shared/toasts/toasts.ts'
import { SubmitButton } from '../../shared/form/submit/submit-button.tsx'

/** Requests a mail with a code. The reply is the same whether the address exists or not. */
export function AskForm({
  email,
  onAsked,
}: {
  email: string
  onAsked: (email: string, text: string) => void
}) {
  const t = useTexts()
  const { language } = usePreferences()
  const form = useContractForm(FORGOT_PASSWORD_FORM, { email })
  const { isValid, isSubmitting, errors } = form.formState
  const submit = form.submit(async (values) => {
    try {
      const { message } = await call(forgotPassword, { body: { ...values, language } })
      onAsked(values.email, message ?? t('recovery.sent_title'))
    } catch (failure) {
      const text = isCallError(failure) ? failure.errors['email'] : undefined
      if (text !== undefined) showToast({ tone: 'danger', text })
      throw failure
    }
  })
  return (
    <form className="ad-stack ad-login__form" noValidate onSubmit={(event) => void submit(event)}>
      <AccountField control={form.control} autoFocus />
      <FormError message={errors.root?.message} />
      <SubmitButton
        form={form}
        text={t('recovery.send')}
        size="large"
        fill
        isValid={isValid}
        isBusy={isSubmitting}
      />
    </form>
  )
}
