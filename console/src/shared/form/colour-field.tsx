import type { FieldValues } from 'react-hook-form'
import { BoundField, type Bound } from './bound-field.tsx'

// The browser's picker shows black for a field without a value, and a form must save what it shows.
const SHOWN_FIRST = '#000000'

/** A colour, as `#rrggbb`. */
export function ColourField<V extends FieldValues>(field: Bound<V>) {
  return (
    <BoundField {...field}>
      {(bound) => (
        <input
          {...bound}
          className="bp6-input ad-colour-input"
          type="color"
          value={bound.value ?? SHOWN_FIRST}
        />
      )}
    </BoundField>
  )
}
