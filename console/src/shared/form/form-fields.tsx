import { Checkbox, HTMLSelect } from '@blueprintjs/core'
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react'
import { useController, type Control, type FieldValues, type Path } from 'react-hook-form'
import { formatCount, parseMoney } from '../language/money.ts'
import { usePreferences } from '../preferences/preferences.ts'
import { useTexts } from '../language/texts.tsx'
import { Field, type FieldFrameProps } from './field.tsx'

type Bound<V extends FieldValues> = Omit<FieldFrameProps, 'error'> & {
  control: Control<V>
  name: Path<V>
}

interface TextProps {
  type?: HTMLInputTypeAttribute
  inputMode?: 'text' | 'tel' | 'numeric' | 'email'
  autoComplete?: HTMLInputAutoCompleteAttribute
  maxLength?: number
  autoFocus?: boolean
}

export function TextField<V extends FieldValues>({
  control,
  name,
  type = 'text',
  inputMode,
  autoComplete = 'off',
  maxLength,
  autoFocus,
  ...frame
}: Bound<V> & TextProps) {
  const { field, fieldState } = useController({ control, name })
  return (
    <Field {...frame} error={fieldState.error?.message}>
      {(props) => (
        <input
          {...props}
          {...field}
          value={field.value ?? ''}
          className="bp6-input"
          type={type}
          inputMode={inputMode}
          autoComplete={autoComplete}
          maxLength={maxLength}
          autoFocus={autoFocus}
        />
      )}
    </Field>
  )
}

export function TextAreaField<V extends FieldValues>({
  control,
  name,
  maxLength,
  autoFocus,
  ...frame
}: Bound<V> & Pick<TextProps, 'maxLength' | 'autoFocus'>) {
  const { field, fieldState } = useController({ control, name })
  return (
    <Field {...frame} error={fieldState.error?.message}>
      {(props) => (
        <textarea
          {...props}
          {...field}
          value={field.value ?? ''}
          className="bp6-input bp6-text-area"
          rows={3}
          maxLength={maxLength}
          autoFocus={autoFocus}
        />
      )}
    </Field>
  )
}

export interface IdOption {
  id: number
  name: string
}

/** One of a list of records; the value is the record's id. */
export function SelectField<V extends FieldValues>({
  control,
  name,
  options,
  isLoading = false,
  onPicked,
  ...frame
}: Bound<V> & {
  options: readonly IdOption[] | undefined
  isLoading?: boolean
  onPicked?: (id: number | null) => void
}) {
  const t = useTexts()
  const { field: bound, fieldState } = useController({ control, name })
  const { ref, value, onBlur, onChange } = bound
  const first = options === undefined || isLoading ? t('common.loading') : t('form.choose')
  return (
    <Field {...frame} error={fieldState.error?.message}>
      {(props) => (
        <HTMLSelect
          {...props}
          ref={ref}
          name={name}
          onBlur={onBlur}
          value={value ?? ''}
          disabled={options === undefined}
          onChange={(event) => {
            const id = event.currentTarget.value === '' ? null : Number(event.currentTarget.value)
            onChange(id)
            onPicked?.(id)
          }}
        >
          <option value="">{first}</option>
          {options?.map((option) => (
            <option key={option.id} value={option.id}>
              {option.name}
            </option>
          ))}
        </HTMLSelect>
      )}
    </Field>
  )
}

/** Whole pesos; separators appear while typing. `refusal` is what only the form as a whole knows to be wrong. */
export function MoneyField<V extends FieldValues>({
  control,
  name,
  refusal,
  ...frame
}: Bound<V> & { refusal?: string | undefined }) {
  const { language } = usePreferences()
  const { field: bound, fieldState } = useController({ control, name })
  const { ref, value, onBlur, onChange } = bound
  const pesos = value as number | null | undefined
  return (
    <Field {...frame} error={fieldState.error?.message ?? refusal}>
      {(props) => (
        <input
          {...props}
          ref={ref}
          name={name}
          onBlur={onBlur}
          className="bp6-input ad-num"
          inputMode="numeric"
          autoComplete="off"
          placeholder="$ 0"
          value={pesos === null || pesos === undefined ? '' : `$ ${formatCount(pesos, language)}`}
          onChange={(event) => onChange(parseMoney(event.target.value))}
        />
      )}
    </Field>
  )
}

export function CheckField<V extends FieldValues>({
  control,
  name,
  label,
  isWide = false,
}: Pick<Bound<V>, 'control' | 'name' | 'label' | 'isWide'>) {
  const { field: bound } = useController({ control, name })
  const { ref, value, onBlur, onChange } = bound
  return (
    <Checkbox
      className={isWide ? 'ad-field--wide' : ''}
      inputRef={ref}
      name={name}
      label={label}
      onBlur={onBlur}
      checked={Boolean(value)}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
