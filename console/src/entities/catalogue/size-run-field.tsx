import { useId } from 'react'
import { useController, type FieldValues } from 'react-hook-form'
import { useTexts } from '../../shared/language/texts.tsx'
import type { Bound } from '../../shared/form/bound-field.tsx'
import { FieldNote } from '../../shared/form/field.tsx'
import type { IdOption } from '../../shared/form/form-fields.tsx'
import './catalogue.css'
import { SizeAmounts } from './size-amounts.tsx'
import { useFieldLabel } from '../../shared/form/submit/field-labels.ts'

/** How many of each size, under its name; the value lists those that have some. */
export function SizeRunField<V extends FieldValues>({
  control,
  name,
  label,
  options,
}: Bound<V> & { options: readonly IdOption[] | undefined }) {
  const id = useId()
  const t = useTexts()
  const { field, fieldState } = useController({ control, name })
  useFieldLabel(control, name, label)
  return (
    <fieldset className="ad-field ad-field--wide ad-run" aria-describedby={`${id}-note`}>
      <legend className="ad-field__label">{label}</legend>
      <SizeAmounts
        options={options}
        amounts={field.value ?? []}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
      <FieldNote
        id={`${id}-note`}
        error={fieldState.error?.message}
        help={t(options?.length === 0 ? 'catalogue.choose_sizes' : 'catalogue.run_help')}
      />
    </fieldset>
  )
}
