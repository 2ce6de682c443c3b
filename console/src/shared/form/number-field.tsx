import type { FieldValues } from 'react-hook-form'
import { BoundField, type Bound } from './bound-field.tsx'

/** A whole number; what isn't a digit is not taken. */
export function NumberField<V extends FieldValues>({
  maxDigits = 6,
  ...field
}: Bound<V> & { maxDigits?: number }) {
  return (
    <BoundField {...field}>
      {(bound) => (
        <input
          {...bound}
          className="bp6-input ad-num"
          inputMode="numeric"
          autoComplete="off"
          maxLength={maxDigits}
          value={bound.value ?? ''}
          onChange={(event) => {
            const digits = event.target.value.replace(/\D/g, '')
            bound.onChange(digits === '' ? null : Number(digits))
          }}
        />
      )}
    </BoundField>
  )
}
