import { Checkbox } from '@blueprintjs/core'
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react'
import { useController, type FieldValues } from 'react-hook-form'
import { useTexts } from '../language/texts.tsx'
import { optionsOf, type Option } from '../ui/controls/filter-select.tsx'
import { Select } from '../ui/select/search-select.tsx'
import { BoundField, type Bound } from './bound-field.tsx'
import { useCreatedOption, type CreateRecord } from './use-created-option.ts'

interface TextProps {
  type?: HTMLInputTypeAttribute
  inputMode?: 'text' | 'tel' | 'numeric' | 'email'
  autoComplete?: HTMLInputAutoCompleteAttribute
  maxLength?: number
  /** The last day that may be chosen. */
  max?: string
  autoFocus?: boolean
}

export function TextField<V extends FieldValues>({
  type = 'text',
  inputMode,
  autoComplete = 'off',
  maxLength,
  max,
  autoFocus,
  ...field
}: Bound<V> & TextProps) {
  return (
    <BoundField {...field}>
      {(bound) => (
        <input
          {...bound}
          value={bound.value ?? ''}
          className="bp6-input"
          type={type}
          inputMode={inputMode}
          autoComplete={autoComplete}
          maxLength={maxLength}
          max={max}
          autoFocus={autoFocus}
        />
      )}
    </BoundField>
  )
}

/** A text of some lines, as wide as its form. */
export function TextAreaField<V extends FieldValues>({
  maxLength = 1_000,
  autoFocus,
  ...field
}: Omit<Bound<V>, 'isWide'> & Pick<TextProps, 'maxLength' | 'autoFocus'>) {
  return (
    <BoundField {...field} isWide>
      {(bound) => (
        <textarea
          {...bound}
          value={bound.value ?? ''}
          className="bp6-input bp6-text-area"
          rows={3}
          maxLength={maxLength}
          autoFocus={autoFocus}
        />
      )}
    </BoundField>
  )
}

export interface IdOption {
  id: number
  name: string
  also?: readonly string[]
  /** What stands for it in a select, where that is more than its name. */
  label?: string | undefined
}

export interface SelectFieldProps {
  options: readonly IdOption[] | undefined
  isLoading?: boolean
  /** Known to have many options, whatever has arrived. */
  isLong?: boolean
  /** What is typed, of a list that the server searches; `isLoading` while it does. */
  onType?: (text: string) => void
  onPicked?: (id: number | null) => void
  /** For users who may: a name that none of the records has becomes one. */
  onCreate?: CreateRecord | undefined
}

/** One of a list of records; the value is the record's id. A long one can have the focus before its options arrive. */
export function SelectField<V extends FieldValues>({
  options,
  isLoading = false,
  isLong = false,
  onType,
  onPicked,
  onCreate,
  ...field
}: Bound<V> & SelectFieldProps) {
  const t = useTexts()
  const { fault, createAnd, clearFault } = useCreatedOption(onCreate)
  const isUnknown = onCreate !== undefined && options === undefined
  const first =
    options === undefined || (isLoading && options.length === 0) ? t('common.loading') : t('form.choose')
  return (
    <BoundField {...field} fault={fault}>
      {(bound) => {
        const choose = (id: number | null) => {
          clearFault()
          bound.onChange(id)
          onPicked?.(id)
        }
        return (
          <Select
            {...bound}
            value={String(bound.value ?? '')}
            disabled={options === undefined && !isLong}
            isLong={isLong}
            isLoading={isLoading || isUnknown}
            onType={onType}
            onCreate={createAnd(choose)}
            options={optionsOf(options)}
            emptyLabel={first}
            onChange={(value) => choose(value === '' ? null : Number(value))}
          />
        )
      }}
    </BoundField>
  )
}

/** One of a few fixed values. */
export function OptionField<V extends FieldValues>({
  options,
  ...field
}: Bound<V> & { options: readonly Option[] }) {
  const t = useTexts()
  return (
    <BoundField {...field}>
      {(bound) => (
        <Select
          {...bound}
          value={String(bound.value ?? '')}
          options={options}
          emptyLabel={t('form.choose')}
          onChange={(value) => bound.onChange(value === '' ? null : value)}
        />
      )}
    </BoundField>
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
