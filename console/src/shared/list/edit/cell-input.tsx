import { useEffect, useRef } from 'react'
import { useTexts } from '../../language/texts.tsx'
import type { Option } from '../../ui/controls/filter-select.tsx'
import { Select } from '../../ui/select/search-select.tsx'
import type { CellEdit } from '../definition/definition.ts'

const INPUTS = {
  text: { type: 'text', inputMode: 'text' },
  phone: { type: 'tel', inputMode: 'tel' },
  email: { type: 'email', inputMode: 'email' },
} as const

/** The control of an open cell, with the focus and its text selected. */
export function CellInput({
  control,
  options,
  value,
  isReadOnly,
  onChange,
  ...named
}: {
  control: CellEdit['control']
  options: readonly Option[]
  value: string
  isReadOnly: boolean
  onChange: (value: string) => void
  'aria-label': string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}) {
  const t = useTexts()
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null)
  useEffect(() => {
    field.current?.focus({ preventScroll: true })
    if (field.current instanceof HTMLInputElement) field.current.select()
  }, [])
  if (control === 'select')
    return (
      <Select
        {...named}
        ref={field}
        className="ad-edit__select"
        options={options}
        emptyLabel={t('common.none')}
        value={value}
        onChange={onChange}
      />
    )
  return (
    <input
      {...named}
      {...INPUTS[control]}
      ref={field}
      className="bp6-input ad-edit__input"
      autoComplete="off"
      {...(control === 'text' ? { dir: 'auto' } : {})}
      readOnly={isReadOnly}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
