import { Button } from '@blueprintjs/core'
import { EyeOff, EyeOpen } from '@blueprintjs/icons'
import { useState } from 'react'
import { useController, type Control, type FieldValues, type Path } from 'react-hook-form'
import { useTexts } from '../language/texts.tsx'
import { Field, type FieldFrameProps } from './field.tsx'
import { useCapsLock } from './use-caps-lock.ts'

/** A password: hidden, shown on demand, with a word when Caps Lock is on. */
export function PasswordField<V extends FieldValues>({
  control,
  name,
  autoComplete,
  help,
  ...frame
}: Omit<FieldFrameProps, 'error'> & {
  control: Control<V>
  name: Path<V>
  autoComplete: 'current-password' | 'new-password'
}) {
  const t = useTexts()
  const { field, fieldState } = useController({ control, name })
  const [isShown, setShown] = useState(false)
  const caps = useCapsLock()
  return (
    <Field {...frame} error={fieldState.error?.message} help={caps.isOn ? t('login.caps_lock') : help}>
      {(props) => (
        <span className="ad-password">
          <input
            {...props}
            {...field}
            value={field.value ?? ''}
            className="bp6-input"
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
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
