import { Field, type FieldFrameProps } from './field.tsx'

/** A text of some lines whose value its dialog keeps, as a reason or a note. */
export function TextArea({
  value,
  onChange,
  maxLength = 1_000,
  autoFocus,
  ...frame
}: FieldFrameProps & {
  value: string
  onChange: (text: string) => void
  maxLength?: number
  autoFocus?: boolean
}) {
  return (
    <Field {...frame}>
      {(control) => (
        <textarea
          {...control}
          className="bp6-input bp6-text-area"
          rows={3}
          maxLength={maxLength}
          autoFocus={autoFocus}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
