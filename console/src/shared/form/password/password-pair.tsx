import { PASSWORD_LENGTH } from '@deportivo/contracts/auth/new-password'
import { useEffect } from 'react'
import { useWatch, type Control, type FieldValues, type Path, type UseFormTrigger } from 'react-hook-form'
import { useTexts } from '../../language/texts.tsx'
import { PasswordField } from './password-field.tsx'
import type { AlsoWrong } from '../use-contract-form.ts'

export interface NewPassword {
  password?: string | null
  password_confirmation?: string | null
}

/** The checks of a new password that need no server. */
export const newPasswordRules: AlsoWrong<NewPassword> = (values, t) => {
  const password = values.password ?? ''
  const limit = PASSWORD_LENGTH.minimum
  return {
    ...(password !== '' && password.length < limit ? { password: t('password.short', { limit }) } : {}),
    ...(password === (values.password_confirmation ?? '')
      ? {}
      : { password_confirmation: t('password.different') }),
  }
}

/** A new password, twice. */
export function PasswordPair<V extends FieldValues & NewPassword>({
  control,
  trigger,
  label,
  isOptional = false,
}: {
  control: Control<V>
  trigger: UseFormTrigger<V>
  label: string
  /** Left blank, the present one stays. */
  isOptional?: boolean
}) {
  const t = useTexts()
  const first = 'password' as Path<V>
  const second = 'password_confirmation' as Path<V>
  const password: string | null | undefined = useWatch({ control, name: first })
  const repeated: string | null | undefined = useWatch({ control, name: second })
  const isRepeated = Boolean(repeated)
  // The second is judged against the first, so a change of the first judges it anew.
  useEffect(() => {
    if (isRepeated) void trigger(second)
  }, [password, isRepeated, trigger, second])
  const help = t('people.password_help', { limit: PASSWORD_LENGTH.minimum })
  return (
    <>
      <PasswordField
        control={control}
        name={first}
        label={label}
        autoComplete="new-password"
        isOptional={isOptional}
        help={isOptional ? t('people.password_keep') : help}
      />
      <PasswordField
        control={control}
        name={second}
        label={t('people.password_confirmation')}
        autoComplete="new-password"
      />
    </>
  )
}
