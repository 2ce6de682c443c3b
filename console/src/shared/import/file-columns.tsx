import { useState } from 'react'
import { useTexts } from '../language/texts.tsx'
import { samplesOf, type Choice, type TableSample } from './column-mapping.ts'
import { FileColumn } from './file-column.tsx'

/** With more, what matters is not found among them: files of shops have dozens of columns that nothing is read from. */
const MOST_UNUSED = 6

interface ColumnsProps<Field extends string> {
  found: TableSample
  options: readonly { field: Field; name: string }[]
  /** Those whose blank cells may have a text of their own. */
  filled: readonly Field[]
  choice: Choice<Field>
  onChange: (choice: Choice<Field>) => void
}

/** Some columns of the file, by their places in it. */
function ColumnRows<Field extends string>({
  places,
  found,
  options,
  filled,
  choice,
  onChange,
}: ColumnsProps<Field> & { places: readonly number[] }) {
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
        {places.map((at) => (
          // Two columns may have one name: their places differ.
          <FileColumn
            key={at}
            column={found.columns[at] ?? ''}
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

/**
 * The columns of the file, in its order, and what each is read for. Many that nothing was read for when the page opened
 * fold: a column stays where it was while it is chosen.
 */
export function FileColumns<Field extends string>({
  isLacking,
  ...shown
}: ColumnsProps<Field> & {
  /** A needed field may be among the unused columns. */
  isLacking: boolean
}) {
  const t = useTexts()
  const [{ used, unused, isOpen }] = useState(() => {
    const isUsed = (at: number) => shown.choice.columns[at]?.some((field) => field !== null) ?? false
    const places = shown.found.columns.map((_, at) => at)
    const free = places.filter((at) => !isUsed(at))
    return free.length > MOST_UNUSED
      ? { used: places.filter(isUsed), unused: free, isOpen: isLacking }
      : { used: places, unused: [], isOpen: false }
  })
  return (
    <>
      {used.length > 0 && <ColumnRows {...shown} places={used} />}
      {unused.length > 0 && (
        <details className="ad-import__folded" open={isOpen}>
          <summary>{t('import.unused_columns', { count: unused.length })}</summary>
          <ColumnRows {...shown} places={unused} />
        </details>
      )}
    </>
  )
}
