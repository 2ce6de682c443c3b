import { WarningSign } from '@blueprintjs/icons'
import { useId, type ReactNode } from 'react'
import { useTexts } from '../language/texts.tsx'
import './fields.css'

export interface FieldFrameProps {
  label: string
  error?: string | undefined
  help?: ReactNode
  /** How it was understood what was typed: stands there also where something is wrong. */
  note?: ReactNode
  isOptional?: boolean
  isWide?: boolean
}

export interface ControlProps {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

/** What is wrong with a field, or else what helps to fill it. */
export function FieldNote({ id, error, help }: { id: string } & Pick<FieldFrameProps, 'error' | 'help'>) {
  if (error)
    return (
      <span className="ad-field__error" id={id}>
        <WarningSign size={13} />
        {error}
      </span>
    )
  if (!help) return null
  return (
    <span className="ad-field__help" id={id}>
      {help}
    </span>
  )
}

/** Label, control and error, linked for screen readers. */
export function Field({
  label,
  error,
  help,
  note,
  isOptional = false,
  isWide = false,
  children,
}: FieldFrameProps & { children: (control: ControlProps) => ReactNode }) {
  const t = useTexts()
  const id = useId()
  const helpId = `${id}-help`
  // Help gives way to an error, and to how it was understood what was typed.
  const line = note ?? (error ? undefined : help)
  const ids = [error && `${id}-note`, line && helpId].filter(Boolean).join(' ')
  return (
    <div className={`ad-field${isWide ? ' ad-field--wide' : ''}`}>
      <label className="ad-field__label" htmlFor={id}>
        {label} {isOptional && <span className="ad-field__optional">({t('form.optional')})</span>}
      </label>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': ids || undefined })}
      <FieldNote id={`${id}-note`} error={error} />
      <FieldNote id={helpId} help={line} />
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
