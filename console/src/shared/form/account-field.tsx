import type { Control, FieldValues, Path } from 'react-hook-form'
import { useTexts } from '../language/texts.tsx'
import { TextField } from './form-fields.tsx'

/** The sign-in e-mail address, marked for browser autofill. */
export function AccountField<V extends FieldValues & { email: string }>({
  control,
  autoFocus = false,
}: {
  control: Control<V>
  autoFocus?: boolean
}) {
  const t = useTexts()
  return (
    <TextField
      control={control}
      name={'email' as Path<V>}
      label={t('login.email')}
      type="email"
      inputMode="email"
      autoComplete="username"
      maxLength={254}
      autoFocus={autoFocus}
    />
  )
}
