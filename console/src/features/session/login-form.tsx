import { Button } from '@blueprintjs/core'
import { EyeOff, EyeOpen } from '@blueprintjs/icons'
import { login } from '@deportivo/contracts/auth'
import { useState } from 'react'
import { useController, type Control } from 'react-hook-form'
import { call } from '../../shared/call.ts'
import { Field, FormError } from '../../shared/form/field.tsx'
import { TextField } from '../../shared/form/form-fields.tsx'
import type { BodySchema } from '../../shared/form/schema-resolver.ts'
import { useContractForm } from '../../shared/form/use-contract-form.ts'
import { beginSession } from '../../shared/session-end.ts'
import { useTexts } from '../../shared/texts.tsx'
import { showToast } from '../../shared/toasts.ts'
import { useCapsLock } from './use-caps-lock.ts'

interface Login extends Record<string, string> {
  email: string
  password: string
}

const SCHEMA = login.body as unknown as BodySchema

function PasswordField({ control }: { control: Control<Login> }) {
  const t = useTexts()
  const { field, fieldState } = useController({ control, name: 'password' })
  const [isShown, setShown] = useState(false)
  const caps = useCapsLock()
  return (
    <Field
      label={t('login.password')}
      error={fieldState.error?.message}
      help={caps.isOn ? t('login.caps_lock') : undefined}
    >
      {(props) => (
        <span className="ad-login__password">
          <input
            {...props}
            {...field}
            className="bp6-input"
            type={isShown ? 'text' : 'password'}
            autoComplete="current-password"
            maxLength={128}
            onKeyDown={caps.onKey}
            onKeyUp={caps.onKey}
          />
          <Button
            variant="minimal"
            icon={isShown ? <EyeOff /> : <EyeOpen />}
            aria-label={t(isShown ? 'login.hide_password' : 'login.show_password')}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          />
        </span>
      )}
    </Field>
  )
}

/** Email and password, checked at every change by the contract's own rules; the server's refusals land on the fields. */
export function LoginForm() {
  const t = useTexts()
  const form = useContractForm<Login>(SCHEMA, { email: '', password: '' })
  const { isDirty, isValid, isSubmitting, errors } = form.formState
  const submit = form.submit(async (values) => {
    const answer = await call(login, { body: { email: values.email, password: values.password } })
    showToast({ tone: 'success', said: answer.message ?? t('auth.signed_in') })
    beginSession(answer.data.access_token)
  })
  return (
    <form className="ad-stack ad-login__form" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        control={form.control}
        name="email"
        label={t('login.email')}
        type="email"
        autoComplete="username"
        maxLength={254}
        autoFocus
      />
      <PasswordField control={form.control} />
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
