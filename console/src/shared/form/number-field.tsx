import { useController, type Control, type FieldValues, type Path } from 'react-hook-form'
import { Field, type FieldFrameProps } from './field.tsx'

/** A whole number; what isn't a digit is not taken. */
export function NumberField<V extends FieldValues>({
  control,
  name,
  maxDigits = 6,
  ...frame
}: Omit<FieldFrameProps, 'error'> & { control: Control<V>; name: Path<V>; maxDigits?: number }) {
  const { field: bound, fieldState } = useController({ control, name })
  const { ref, value, onBlur, onChange } = bound
  const number = value as number | null | undefined
  return (
    <Field {...frame} error={fieldState.error?.message}>
      {(props) => (
        <input
          {...props}
          ref={ref}
          name={name}
          onBlur={onBlur}
          className="bp6-input ad-num"
          inputMode="numeric"
          autoComplete="off"
          maxLength={maxDigits}
          value={number ?? ''}
          onChange={(event) => {
            const digits = event.target.value.replace(/\D/g, '')
            onChange(digits === '' ? null : Number(digits))
          }}
        />
      )}
    </Field>
  )
}
