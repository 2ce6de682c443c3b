import { Button } from '@blueprintjs/core'
import { FormError } from '../../shared/form/field.tsx'
import { PasswordField } from '../../shared/form/password-field.tsx'
import { PASSWORD_FORM } from './profile.forms.ts'
import { useContractForm } from '../../shared/form/use-contract-form.ts'
import { useTexts } from '../../shared/language/texts.tsx'

/** Asks for the password again before the second factor is touched: an open browser is not yet its owner. */
export function PasswordStep({
  submitText,
  onCancel,
  act,
}: {
  submitText: string
  onCancel: () => void
  act: (password: string) => Promise<void>
}) {
  const t = useTexts()
  const form = useContractForm(PASSWORD_FORM, { password: '' })
  const { isValid, isSubmitting, errors } = form.formState
  const submit = form.submit(({ password }) => act(password))
  return (
    <form className="ad-stack" noValidate onSubmit={(event) => void submit(event)}>
      <PasswordField
        control={form.control}
        name="password"
        label={t('profile_page.factor_password')}
        autoComplete="current-password"
      />
      <FormError message={errors.root?.message} />
      <div className="ad-row ad-form__buttons">
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
        <Button type="submit" intent="primary" disabled={!isValid} loading={isSubmitting}>
          {submitText}
        </Button>
      </div>
    </form>
  )
}
