import { useController, type Control, type FieldValues, type Path } from 'react-hook-form'
import { Field, type FieldFrameProps } from './field.tsx'

// The browser's picker shows black for a field without a value, and a form must save what it shows.
const SHOWN_FIRST = '#000000'

/** A colour, as `#rrggbb`. */
export function ColourField<V extends FieldValues>({
  control,
  name,
  ...frame
}: Omit<FieldFrameProps, 'error'> & { control: Control<V>; name: Path<V> }) {
  const { field, fieldState } = useController({ control, name })
  return (
    <Field {...frame} error={fieldState.error?.message}>
      {(props) => (
        <input
          {...props}
          {...field}
          className="bp6-input ad-colour-input"
          type="color"
          value={field.value ?? SHOWN_FIRST}
        />
      )}
    </Field>
  )
}
