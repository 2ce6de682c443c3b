import { PasswordField } from '../../shared/form/password/password-field.tsx'
import { PASSWORD_FORM } from './profile.forms.ts'
import { useContractForm } from '../../shared/form/use-contract-form.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { FormFoot } from '../../shared/form/form-foot.tsx'

/** Asks for the password again before the second factor is touched: an open browser is not yet its owner. */
export function PasswordStep({
  submitText,
  intent,
  onCancel,
  act,
}: {
  submitText: string
  intent: 'primary' | 'danger'
  onCancel: () => void
  act: (password: string) => Promise<void>
}) {
  const t = useTexts()
  const form = useContractForm(PASSWORD_FORM, { password: '' })
  const submit = form.submit(({ password }) => act(password))
  return (
    <form className="ad-stack" noValidate onSubmit={(event) => void submit(event)}>
      <PasswordField
        control={form.control}
        name="password"
        label={t('profile_page.factor_password')}
        autoComplete="current-password"
      />
      <FormFoot form={form} submitText={submitText} intent={intent} onCancel={onCancel} />
    </form>
  )
}
