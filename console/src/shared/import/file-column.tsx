import { Button, InputGroup } from '@blueprintjs/core'
import { Plus } from '@blueprintjs/icons'
import { useState } from 'react'
import { useTexts } from '../language/texts.tsx'
import { NativeSelect } from '../ui/select/native-select.tsx'
import { LONGEST_TEXT } from './column-mapping.ts'

const NONE = ''

/** A field that can be chosen for a column; one with another column already names that. */
export interface FieldOption<Field extends string> {
  field: Field
  name: string
  takenBy: string | null
}

interface ColumnProps<Field extends string> {
  column: string
  samples: readonly string[]
  fields: readonly (Field | null)[]
  options: readonly FieldOption<Field>[]
  onChange: (fields: (Field | null)[]) => void
}

/** Which field of ours a column is. What another column has is shown and can't be chosen: arrow keys pass over it. */
function FieldSelect<Field extends string>({
  label,
  value,
  options,
  isFocused,
  onChange,
}: {
  label: string
  value: Field | null
  options: readonly FieldOption<Field>[]
  isFocused: boolean
  onChange: (field: Field | null) => void
}) {
  const t = useTexts()
  return (
    <NativeSelect
      aria-label={label}
      value={value ?? NONE}
      fill
      autoFocus={isFocused}
      onChange={(event) => onChange(options.find(({ field }) => field === event.target.value)?.field ?? null)}
    >
      <option value={NONE}>{t('import.column_unused')}</option>
      {options.map(({ field, name, takenBy }) => (
        <option key={field} value={field} disabled={takenBy !== null && field !== value}>
          {takenBy === null || field === value ? name : t('import.taken_by', { name, column: takenBy })}
        </option>
      ))}
    </NativeSelect>
  )
}

/** A column of the file: its first texts, and what is read from it. */
export function FileColumn<Field extends string>({
  column,
  samples,
  fields,
  options,
  filled,
  blankTexts,
  onChange,
  onBlankText,
}: ColumnProps<Field> & {
  /** Those whose blank cells may have a text of their own. */
  filled: readonly Field[]
  blankTexts: Partial<Record<Field, string>>
  onBlankText: (field: Field, text: string) => void
}) {
  const t = useTexts()
  const [isAdding, setIsAdding] = useState(false)
  const nameOf = (field: Field) => options.find((one) => one.field === field)?.name ?? ''
  return (
    <tr>
      <th scope="row">{column}</th>
      <td className="ad-soft ad-small">
        <span className="ad-import__sample">{samples.join(' · ')}</span>
      </td>
      <td className="ad-import__use">
        {fields.map((field, at) => (
          // A place in the row: the select in it stays the same one while its value changes.
          <span key={at} className="ad-import__field">
            <FieldSelect
              label={t(at === 0 ? 'import.use_of' : 'import.other_use_of', { column })}
              value={field}
              options={options}
              isFocused={isAdding && at === fields.length - 1}
              onChange={(next) => onChange(fields.with(at, next))}
            />
            {field !== null && filled.includes(field) && (
              <InputGroup
                aria-label={t('import.blank_text_of', { name: nameOf(field) })}
                placeholder={t('import.blank_text')}
                value={blankTexts[field] ?? ''}
                maxLength={LONGEST_TEXT}
                onChange={(event) => onBlankText(field, event.target.value)}
              />
            )}
          </span>
        ))}
      </td>
      <td className="ad-import__more">
        {fields.every((field) => field !== null) && (
          <Button
            variant="minimal"
            icon={<Plus />}
            title={t('import.add_use')}
            aria-label={t('import.add_use_of', { column })}
            onClick={() => {
              setIsAdding(true)
              onChange([...fields, null])
            }}
          />
        )}
      </td>
    </tr>
  )
}
