import { Checkbox } from '@blueprintjs/core'
import { useState, type ReactNode } from 'react'
import { SubmitButton } from '../form/submit/submit-button.tsx'
import { useTexts } from '../language/texts.tsx'
import { reportError } from '../toasts/report-error.ts'
import {
  choiceOf,
  mappingOf,
  missingKeyOf,
  missingOf,
  type MappedColumn,
  type Needs,
  type TableSample,
} from './column-mapping.ts'
import { FieldsWithoutColumn } from './fields-without-column.tsx'
import { FileColumns } from './file-columns.tsx'

/** A file whose columns are chosen. */
interface Read<Field extends string> extends TableSample {
  rows: number
  mapping: readonly MappedColumn<Field>[]
}

/** What a file needs that creates nothing. */
interface Known<Field extends string> {
  /** Of the box in which the user states it. */
  text: string
  /** Any of these sets of fields finds a record. */
  keys: readonly (readonly Field[])[]
}

/** Those that have the same text in all lines. */
const textFields = <Field extends string>(mapping: readonly MappedColumn<Field>[]) =>
  mapping.filter(({ column }) => column === undefined).map(({ field }) => field)

/** The columns of the file for ours; then all of its lines are checked. `check` ends with the import at work. */
export function ChooseColumns<Field extends string>({
  found,
  columns: fields,
  needed,
  insteadOf,
  known,
  filled,
  columnName,
  missing: others = [],
  check,
  children,
}: Needs<Field> & {
  found: Read<Field>
  columns: readonly Field[]
  known?: Known<Field>
  /** Those whose blank cells may have a text of their own. */
  filled: readonly Field[]
  columnName: (field: Field) => string
  /** Labels of what else has to be chosen; false for what is. */
  missing?: readonly (string | false)[]
  check: (mapping: MappedColumn<Field>[]) => Promise<void>
  /** What else is chosen. */
  children?: ReactNode
}) {
  const t = useTexts()
  const [choice, setChoice] = useState(() => choiceOf(found, found.mapping))
  const [isKnown, setIsKnown] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const mapping = mappingOf(choice, fields, filled)
  const unfed = missingOf(mapping, { needed, insteadOf })
  const missing = isKnown && known ? missingKeyOf(mapping, known.keys) : unfed
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
      <FileColumns
        found={found}
        options={fields.map((field) => ({ field, name: columnName(field) }))}
        filled={filled}
        choice={choice}
        isLacking={missing.length > 0}
        onChange={setChoice}
      />
      <FieldsWithoutColumn
        fields={fields.filter((field) => !choice.columns.some((some) => some.includes(field)))}
        inSight={[...needed, ...textFields(found.mapping)]}
        missing={missing}
        texts={choice.fixedTexts}
        nameOf={columnName}
        onText={(field, text) =>
          setChoice({ ...choice, fixedTexts: { ...choice.fixedTexts, [field]: text } })
        }
      />
      {known && (unfed.length > 0 || isKnown) && (
        <Checkbox
          checked={isKnown}
          label={known.text}
          onChange={(event) => setIsKnown(event.currentTarget.checked)}
        />
      )}
      {children}
      <span className="ad-row ad-row--wrap">
        <SubmitButton
          text={t('import.check')}
          missing={[...missing.map(columnName), ...others]}
          isBusy={isSending}
          onClick={() => void send()}
        />
      </span>
    </section>
  )
}
