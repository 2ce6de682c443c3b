import { InputGroup } from '@blueprintjs/core'
import { useTexts } from '../language/texts.tsx'
import { NativeSelect } from '../ui/select/native-select.tsx'

/** A column of ours, and what it is read from. */
export interface MappedColumn<Field extends string> {
  field: Field
  column?: number
  text?: string
}

interface TableSample {
  columns: readonly string[]
  samples: readonly (readonly string[])[]
}

const NONE = ''
const TEXT = 'text'

const chosenOf = (mapped: MappedColumn<string> | undefined): string => {
  if (!mapped) return NONE
  return mapped.column === undefined ? TEXT : String(mapped.column)
}

/** The first texts of a column, by which people recognise it. */
const sampleOf = ({ samples }: TableSample, { column, text }: MappedColumn<string>): string =>
  column === undefined
    ? (text ?? '')
    : samples
        .flatMap((cells) => cells[column] || [])
        .slice(0, 2)
        .join(' · ')

/** What one of our columns is read from. */
export function ColumnChoice<Field extends string>({
  found,
  field,
  name,
  isNeeded,
  isFilled,
  mapped,
  onChange,
}: {
  found: TableSample
  field: Field
  name: string
  isNeeded: boolean
  /** Its blank cells may have a text of their own. */
  isFilled: boolean
  mapped: MappedColumn<Field> | undefined
  onChange: (mapped: MappedColumn<Field> | null) => void
}) {
  const t = useTexts()
  const isColumn = mapped?.column !== undefined
  const choose = (chosen: string) => {
    if (chosen === NONE) onChange(null)
    else if (chosen === TEXT) onChange({ field, text: mapped?.text ?? '' })
    // Of another column the blank cells get the same text.
    else onChange({ field, column: Number(chosen), ...(isColumn && { text: mapped.text ?? '' }) })
  }
  return (
    <tr>
      <th scope="row">
        {name}
        {isNeeded && ' *'}
      </th>
      <td>
        <NativeSelect
          aria-label={name}
          value={chosenOf(mapped)}
          fill
          onChange={(event) => choose(event.target.value)}
        >
          <option value={NONE}>{t('import.column_none')}</option>
          <option value={TEXT}>{t('import.column_text')}</option>
          {found.columns.map((column, at) => (
            // Two columns may have one name: their places differ.
            <option key={`${at} ${column}`} value={at}>
              {column}
            </option>
          ))}
        </NativeSelect>
        {mapped && (!isColumn || isFilled) && (
          <InputGroup
            aria-label={t(isColumn ? 'import.blank_text_of' : 'import.text_of', { name })}
            {...(isColumn && { placeholder: t('import.blank_text') })}
            value={mapped.text ?? ''}
            maxLength={160}
            onChange={(event) => onChange({ ...mapped, text: event.target.value })}
          />
        )}
      </td>
      <td className="ad-soft ad-small ad-import__sample">{mapped && sampleOf(found, mapped)}</td>
    </tr>
  )
}
