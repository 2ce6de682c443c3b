import { WarningSign } from '@blueprintjs/icons'
import { useId, type ReactNode } from 'react'
import { useTexts } from '../texts.tsx'
import './fields.css'

export interface FieldFrameProps {
  label: string
  error?: string | undefined
  help?: ReactNode
  isOptional?: boolean
  isWide?: boolean
}

export interface ControlProps {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

/** Label, control, and what is wrong with it, tied together for those who listen. */
export function Field({
  label,
  error,
  help,
  isOptional = false,
  isWide = false,
  children,
}: FieldFrameProps & { children: (control: ControlProps) => ReactNode }) {
  const t = useTexts()
  const id = useId()
  const describedBy = error ? `${id}-error` : help ? `${id}-help` : undefined
  return (
    <div className={`ad-field${isWide ? ' ad-field--wide' : ''}`}>
      <label className="ad-field__label" htmlFor={id}>
        {label} {isOptional && <span className="ad-field__optional">({t('form.optional')})</span>}
      </label>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': describedBy })}
      {error && (
        <span className="ad-field__error" id={`${id}-error`}>
          <WarningSign size={13} />
          {error}
        </span>
      )}
      {!error && help && (
        <span className="ad-field__help" id={`${id}-help`}>
          {help}
        </span>
      )}
    </div>
  )
}

/** What the server refused about the form as a whole. */
export function FormError({ message }: { message: string | undefined }) {
  return message ? (
    <p className="ad-form__error" role="alert">
      {message}
    </p>
  ) : null
}
