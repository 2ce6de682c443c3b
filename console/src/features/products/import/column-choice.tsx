import { HTMLSelect, InputGroup } from '@blueprintjs/core'
import { NEEDED_COLUMNS } from '@deportivo/contracts/catalogue/import-columns'
import type { Mapping, ProductImport } from '@deportivo/contracts/catalogue/imports'
import { useTexts } from '../../../shared/language/texts.tsx'

export type MappedColumn = Mapping[number]

const NONE = ''
const TEXT = 'text'

const chosenOf = (mapped: MappedColumn | undefined): string => {
  if (!mapped) return NONE
  return mapped.column === undefined ? TEXT : String(mapped.column)
}

/** The first texts of a column, by which people recognise it. */
const sampleOf = ({ samples }: ProductImport, { column, text }: MappedColumn): string =>
  column === undefined
    ? (text ?? '')
    : samples
        .flatMap((cells) => cells[column] || [])
        .slice(0, 2)
        .join(' · ')

/** What one of our columns is read from. */
export function ColumnChoice({
  found,
  field,
  mapped,
  onChange,
}: {
  found: ProductImport
  field: MappedColumn['field']
  mapped: MappedColumn | undefined
  onChange: (mapped: MappedColumn | null) => void
}) {
  const t = useTexts()
  const name = t(`import.column.${field}`)
  const choose = (chosen: string) => {
    if (chosen === NONE) onChange(null)
    else onChange(chosen === TEXT ? { field, text: '' } : { field, column: Number(chosen) })
  }
  return (
    <tr>
      <th scope="row">
        {name}
        {NEEDED_COLUMNS.includes(field) && ' *'}
      </th>
      <td>
        <HTMLSelect
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
        </HTMLSelect>
        {mapped && mapped.column === undefined && (
          <InputGroup
            aria-label={t('import.text_of', { name })}
            value={mapped.text ?? ''}
            maxLength={160}
            onChange={(event) => onChange({ field, text: event.target.value })}
          />
        )}
      </td>
      <td className="ad-soft ad-small ad-import__sample">{mapped && sampleOf(found, mapped)}</td>
    </tr>
  )
}
