import { useTexts } from '../language/texts.tsx'
import { samplesOf, type Choice, type TableSample } from './column-mapping.ts'
import { FileColumn } from './file-column.tsx'

/** The columns of the file, in its order, and what each is read for. */
export function FileColumns<Field extends string>({
  found,
  options,
  filled,
  choice,
  onChange,
}: {
  found: TableSample
  options: readonly { field: Field; name: string }[]
  /** Those whose blank cells may have a text of their own. */
  filled: readonly Field[]
  choice: Choice<Field>
  onChange: (choice: Choice<Field>) => void
}) {
  const t = useTexts()
  const { columns, blankTexts } = choice
  const columnOf = (field: Field) => found.columns[columns.findIndex((some) => some.includes(field))] ?? null
  const shown = options.map((option) => ({ ...option, takenBy: columnOf(option.field) }))
  return (
    <table className="ad-import__table ad-import__columns">
      <thead>
        <tr>
          <th scope="col">{t('import.file_column')}</th>
          <th scope="col">{t('import.samples')}</th>
          <th scope="col">{t('import.use')}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {found.columns.map((column, at) => (
          // Two columns may have one name: their places differ.
          <FileColumn
            key={at}
            column={column}
            samples={samplesOf(found, at)}
            fields={columns[at] ?? [null]}
            options={shown}
            filled={filled}
            blankTexts={blankTexts}
            onChange={(fields) => onChange({ ...choice, columns: columns.with(at, fields) })}
            onBlankText={(field, text) =>
              onChange({ ...choice, blankTexts: { ...blankTexts, [field]: text } })
            }
          />
        ))}
      </tbody>
    </table>
  )
}
