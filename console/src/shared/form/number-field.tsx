import type { FieldValues } from 'react-hook-form'
import { BoundField, type Bound } from './bound-field.tsx'
import { WholeInput } from './whole/whole-input.tsx'

/** A whole number; what is none stays as it is typed, and the contract refuses it. */
export function NumberField<V extends FieldValues>({
  most = 999_999,
  ...field
}: Bound<V> & {
  /** The most that the contract takes. */
  most?: number
}) {
  return (
    <BoundField {...field}>
      {({ ref, value, ...bound }) => (
        <WholeInput
          {...bound}
          inputRef={ref}
          className="bp6-input ad-num"
          most={most}
          value={value ?? null}
        />
      )}
    </BoundField>
  )
}
