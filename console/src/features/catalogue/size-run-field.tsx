import { useId } from 'react'
import { useController, type FieldValues } from 'react-hook-form'
import { useTexts } from '../../shared/language/texts.tsx'
import type { Bound } from '../../shared/form/bound-field.tsx'
import { FieldNote } from '../../shared/form/field.tsx'
import type { IdOption } from '../../shared/form/form-fields.tsx'
import './catalogue.css'
import type { Amount } from './row.ts'

const MOST_DIGITS = 3

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
  const amounts = (field.value ?? []) as readonly Amount[]
  const quantityOf = (size: number) => amounts.find(({ size_id }) => size_id === size)?.quantity
  const set = (changed: number, typed: string) => {
    const quantity = Number(typed.replace(/\D/g, ''))
    const next = options?.map((option) => ({
      size_id: option.id,
      quantity: option.id === changed ? quantity : (quantityOf(option.id) ?? 0),
    }))
    field.onChange(next?.filter((amount) => amount.quantity > 0))
  }
  return (
    <fieldset className="ad-field ad-field--wide ad-run" aria-describedby={`${id}-note`}>
      <legend className="ad-field__label">{label}</legend>
      <div className="ad-run__sizes">
        {options?.map((option) => (
          <label key={option.id} className="ad-run__size">
            <span className="ad-small">{option.name}</span>
            <input
              className="bp6-input ad-num"
              inputMode="numeric"
              autoComplete="off"
              maxLength={MOST_DIGITS}
              placeholder="0"
              value={quantityOf(option.id) ?? ''}
              onBlur={field.onBlur}
              onChange={(event) => set(option.id, event.target.value)}
            />
          </label>
        ))}
      </div>
      <FieldNote
        id={`${id}-note`}
        error={fieldState.error?.message}
        help={options?.length === 0 ? t('catalogue.choose_sizes') : undefined}
      />
    </fieldset>
  )
}
