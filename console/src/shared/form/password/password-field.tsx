import { Button } from '@blueprintjs/core'
import { EyeOff, EyeOpen } from '@blueprintjs/icons'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTexts } from '../../language/texts.tsx'
import { BoundField, type Bound } from '../bound-field.tsx'
import { useCapsLock } from './use-caps-lock.ts'

/** A password: hidden, shown on demand, with a word when Caps Lock is on. */
export function PasswordField<V extends FieldValues>({
  autoComplete,
  help,
  ...field
}: Bound<V> & { autoComplete: 'current-password' | 'new-password' }) {
  const t = useTexts()
  const [isShown, setShown] = useState(false)
  const caps = useCapsLock()
  return (
    <BoundField {...field} help={caps.isOn ? t('login.caps_lock') : help}>
      {(bound) => (
        <span className="ad-password">
          <input
            {...bound}
            value={bound.value ?? ''}
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
    </BoundField>
  )
}
