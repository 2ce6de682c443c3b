import type { BodyOf } from '@deportivo/contracts/route'
import { changePassword } from '@deportivo/contracts/auth/sessions'
import { call } from '../../shared/net/call.ts'
import { PasswordField } from '../../shared/form/password/password-field.tsx'
import { newPasswordRules, PasswordPair } from '../../shared/form/password/password-pair.tsx'
import { CHANGE_PASSWORD_FORM } from './profile.forms.ts'
import { useContractForm } from '../../shared/form/use-contract-form.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { showDone } from '../../shared/toasts/toasts.ts'
import { FormFoot } from '../../shared/form/form-foot.tsx'

type Change = BodyOf<typeof changePassword>

const BLANK: Change = { current_password: '', password: '', password_confirmation: '' }

/** A new password; needs the present one. */
export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const t = useTexts()
  const form = useContractForm<Change>(CHANGE_PASSWORD_FORM, BLANK, newPasswordRules)
  const submit = form.submit(async (values) => {
    const { message } = await call(changePassword, { body: values })
    showDone({ message })
    form.reset(BLANK)
    onChanged()
  })
  return (
    <form className="ad-card ad-card--padded ad-stack" noValidate onSubmit={(event) => void submit(event)}>
      <h2>{t('profile_page.password')}</h2>
      <p className="ad-soft">{t('profile_page.password_help')}</p>
      <div className="ad-form">
        <PasswordField
          control={form.control}
          name="current_password"
          label={t('profile_page.current_password')}
          autoComplete="current-password"
          isWide
        />
        <PasswordPair control={form.control} trigger={form.trigger} label={t('recovery.new_password')} />
      </div>
      <FormFoot form={form} submitText={t('profile_page.password')} />
    </form>
  )
}
