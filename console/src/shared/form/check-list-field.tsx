import { Checkbox } from '@blueprintjs/core'
import { useId } from 'react'
import { useController, type Control, type FieldValues, type Path } from 'react-hook-form'
import { Skeleton } from '../ui/status/states.tsx'
import { FieldNote } from './field.tsx'
import './fields.css'
import { useFieldLabel } from './submit/field-labels.ts'

export interface CheckOption {
  value: string | number
  label: string
}

/** Several of a short list, ticked; the value is the list of those ticked, in the order of the options. */
export function CheckListField<V extends FieldValues>({
  control,
  name,
  label,
  help,
  groups,
}: {
  control: Control<V>
  name: Path<V>
  label: string
  help?: string | undefined
  /** Options under headings; one group without a heading for a plain list. */
  groups: readonly { title?: string; options: readonly CheckOption[] }[] | undefined
}) {
  const id = useId()
  const { field: bound, fieldState } = useController({ control, name })
  useFieldLabel(control, name, label)
  const { value, onBlur, onChange } = bound
  const ticked = value as readonly (string | number)[]
  const error = fieldState.error?.message
  const all = groups?.flatMap(({ options }) => options) ?? []
  const toggle = (changed: string | number) => {
    const isOn = ticked.includes(changed)
    onChange(
      all.map((option) => option.value).filter((one) => (one === changed ? !isOn : ticked.includes(one))),
    )
  }
  return (
    <fieldset
      className="ad-field ad-field--wide ad-checks"
      aria-describedby={error || help ? `${id}-note` : undefined}
    >
      <legend className="ad-field__label">{label}</legend>
      {groups === undefined && <Skeleton height={70} />}
      {groups?.map(({ title, options }) => (
        <div key={title ?? ''} className="ad-checks__group" role="group" aria-label={title ?? label}>
          {title && <span className="ad-overline">{title}</span>}
          {options.map((option) => (
            <Checkbox
              key={option.value}
              label={option.label}
              checked={ticked.includes(option.value)}
              onBlur={onBlur}
              onChange={() => toggle(option.value)}
            />
          ))}
        </div>
      ))}
      <FieldNote id={`${id}-note`} error={error} help={help} />
    </fieldset>
  )
}
