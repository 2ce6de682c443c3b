import { useId } from 'react'
import { useController, type FieldValues } from 'react-hook-form'
import { Skeleton } from '../ui/status/states.tsx'
import type { Bound } from './bound-field.tsx'
import { FieldNote } from './field.tsx'
import type { IdOption } from './form-fields.tsx'
import './toggles-field.css'
import { useFieldLabel } from './submit/field-labels.ts'

/** Several of a list with short names, as buttons; the value is the ids of those pressed, in the order of the list. */
export function TogglesField<V extends FieldValues>({
  control,
  name,
  label,
  help,
  options,
}: Bound<V> & { options: readonly IdOption[] | undefined }) {
  const id = useId()
  const { field, fieldState } = useController({ control, name })
  useFieldLabel(control, name, label)
  const chosen = (field.value ?? []) as readonly number[]
  const error = fieldState.error?.message
  const toggle = (changed: number) =>
    field.onChange(
      options
        ?.map((option) => option.id)
        .filter((one) => (one === changed ? !chosen.includes(one) : chosen.includes(one))),
    )
  return (
    <fieldset className="ad-field ad-field--wide ad-toggles" aria-describedby={`${id}-note`}>
      <legend className="ad-field__label">{label}</legend>
      {options === undefined && <Skeleton height={40} />}
      <div className="ad-toggles__options">
        {options?.map((option) => (
          <button
            key={option.id}
            type="button"
            aria-pressed={chosen.includes(option.id)}
            onBlur={field.onBlur}
            onClick={() => toggle(option.id)}
          >
            {option.name}
          </button>
        ))}
      </div>
      <FieldNote id={`${id}-note`} error={error} help={help} />
    </fieldset>
  )
}
