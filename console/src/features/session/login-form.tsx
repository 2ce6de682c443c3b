import { Button } from '@blueprintjs/core'
import type { BodyOf } from '@deportivo/contracts/route'
import { login } from '@deportivo/contracts/auth/sign-in'
import { FACTOR_CODE_LENGTH } from '@deportivo/contracts/auth/second-factor'
import { useState } from 'react'
import { isCallError } from '../../shared/net/call-error.ts'
import { call } from '../../shared/net/call.ts'
import { AccountField } from '../../shared/form/account-field.tsx'
import { FormError } from '../../shared/form/field.tsx'
import { TextField } from '../../shared/form/form-fields.tsx'
import { PasswordField } from '../../shared/form/password/password-field.tsx'
import { LOGIN_FORM } from './login.forms.ts'
import { useContractForm } from '../../shared/form/use-contract-form.ts'
import { beginSession } from '../../shared/session/session-end.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { showToast } from '../../shared/toasts/toasts.ts'

interface Login extends Record<string, string> {
  email: string
  password: string
  /** Of the second factor; shown only when the server requires it. */
  code: string
}

/** Email and password, checked at every change by the contract's own rules; the server's refusals land on the fields. */
export function LoginForm() {
  const t = useTexts()
  const form = useContractForm<Login, BodyOf<typeof login>>(LOGIN_FORM, { email: '', password: '', code: '' })
  const { isDirty, isValid, isSubmitting, errors } = form.formState
  const [asksCode, setAsksCode] = useState(false)
  const submit = form.submit(async (values) => {
    const reply = await call(login, { body: values }).catch((failure: unknown) => {
      if (isCallError(failure) && failure.errors['code'] !== undefined) setAsksCode(true)
      throw failure
    })
    showToast({ tone: 'success', text: reply.message ?? t('auth.signed_in') })
    beginSession(reply.data.access_token)
  })
  return (
    <form className="ad-stack ad-login__form" noValidate onSubmit={(event) => void submit(event)}>
      <AccountField control={form.control} autoFocus />
      <PasswordField
        control={form.control}
        name="password"
        label={t('login.password')}
        autoComplete="current-password"
      />
      {asksCode && (
        <TextField
          control={form.control}
          name="code"
          label={t('login.code')}
          help={t('login.code_help')}
          autoComplete="one-time-code"
          maxLength={FACTOR_CODE_LENGTH}
          autoFocus
        />
      )}
      <FormError message={errors.root?.message} />
      <Button
        type="submit"
        intent="primary"
        size="large"
        fill
        disabled={!isDirty || !isValid}
        loading={isSubmitting}
      >
        {t('login.submit')}
      </Button>
    </form>
  )
}
