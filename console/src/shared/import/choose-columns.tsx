import { Button } from '@blueprintjs/core'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../language/texts.tsx'
import { reportError } from '../toasts/report-error.ts'
import { ColumnChoice, type MappedColumn } from './column-choice.tsx'

/** A file whose columns are chosen. */
interface Read<Field extends string> {
  rows: number
  columns: readonly string[]
  samples: readonly (readonly string[])[]
  mapping: readonly MappedColumn<Field>[]
}

/** The columns of the file for ours; then all of its lines are checked. `check` ends with the import at work. */
export function ChooseColumns<Field extends string>({
  found,
  columns,
  needed,
  filled,
  columnName,
  check,
  children,
}: {
  found: Read<Field>
  columns: readonly Field[]
  /** Those without which nothing new can be made. */
  needed: readonly Field[]
  /** Those whose blank cells may have a text of their own. */
  filled: readonly Field[]
  columnName: (field: Field) => string
  check: (mapping: MappedColumn<Field>[]) => Promise<void>
  /** What else is chosen. */
  children?: ReactNode
}) {
  const t = useTexts()
  const [mapping, setMapping] = useState([...found.mapping])
  const [isSending, setIsSending] = useState(false)
  const change = (field: Field, mapped: MappedColumn<Field> | null) =>
    setMapping((before) => [...before.filter((one) => one.field !== field), ...(mapped ? [mapped] : [])])
  const send = async () => {
    setIsSending(true)
    try {
      await check(mapping)
    } catch (error) {
      reportError(error)
      setIsSending(false)
    }
  }
  return (
    <section className="ad-card ad-card--padded ad-import__part">
      <h2>{t('import.columns')}</h2>
      <p className="ad-soft">{t('import.columns_text', { rows: found.rows })}</p>
      <table className="ad-import__table">
        <tbody>
          {columns.map((field) => (
            <ColumnChoice
              key={field}
              found={found}
              field={field}
              name={columnName(field)}
              isNeeded={needed.includes(field)}
              isFilled={filled.includes(field)}
              mapped={mapping.find((one) => one.field === field)}
              onChange={(mapped) => change(field, mapped)}
            />
          ))}
        </tbody>
      </table>
      {children}
      <span className="ad-row">
        <Button intent="primary" loading={isSending} onClick={() => void send()}>
          {t('import.check')}
        </Button>
      </span>
    </section>
  )
}
