import { Button, Checkbox } from '@blueprintjs/core'
import { checkImport, type LeftOutKind, type ProductImport } from '@deportivo/contracts/catalogue/imports'
import { useId, useState } from 'react'
import { useTexts } from '../../shared/language/texts.tsx'
import { call } from '../../shared/net/call.ts'
import { reportError } from '../../shared/toasts/report-error.ts'
import { NativeSelect } from '../../shared/ui/select/native-select.tsx'

/** Numbers that may be thousands or decimals, and what they were read as: without a sign that is ambiguous itself. */
function OpenAmounts({ amounts, columnOf }: { amounts: ProductImport['open_amounts']; columnOf: ColumnOf }) {
  const t = useTexts()
  return (
    <div className="ad-note" role="status">
      <p>{t('import.read_as')}</p>
      <ul className="ad-plain-list">
        {amounts.map(({ field, row, written, value }) => (
          <li key={field}>
            {t('import.read_as_row', { column: columnOf(field), row, written, value: String(value) })}
          </li>
        ))}
      </ul>
    </div>
  )
}

type Field = ProductImport['open_amounts'][number]['field']
type ColumnOf = (field: Field) => string

const OPTIONS = 'options'
// No option of a shop has this name.
const NONE = '\n'

function SizeOption({
  names,
  chosen,
  onChange,
}: {
  names: readonly string[]
  chosen: string
  onChange: (chosen: string) => void
}) {
  const t = useTexts()
  const id = useId()
  return (
    <div className="ad-import__choice">
      <label htmlFor={id}>{t('import.which_size')}</label>
      <NativeSelect id={id} value={chosen} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t('import.not_chosen')}</option>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
        <option value={NONE}>{t('import.no_option')}</option>
      </NativeSelect>
    </div>
  )
}

interface Choices {
  leaveOut: readonly LeftOutKind[]
  sizeOption: string
}

const isSame = (one: Choices, other: Choices) =>
  one.sizeOption === other.sizeOption && one.leaveOut.toSorted().join() === other.leaveOut.toSorted().join()

function LeftOut({
  found,
  choices,
  onChange,
}: {
  found: ProductImport
  choices: Choices
  onChange: OnChange
}) {
  const t = useTexts()
  const { leaveOut } = choices
  const kinds = found.wrong_cells.filter(({ kind }) => kind !== OPTIONS)
  if (kinds.length === 0) return null
  return (
    <div className="ad-import__kinds" role="group" aria-label={t('import.leave_out')}>
      <p>{t('import.leave_out')}</p>
      {kinds.map(({ kind, count }) => (
        <Checkbox
          key={kind}
          checked={leaveOut.includes(kind)}
          label={t(`import.leave_out.${kind as Exclude<LeftOutKind, typeof OPTIONS>}`, { count })}
          onChange={(event) =>
            onChange({
              ...choices,
              leaveOut: event.currentTarget.checked
                ? [...leaveOut, kind]
                : leaveOut.filter((one) => one !== kind),
            })
          }
        />
      ))}
    </div>
  )
}

type OnChange = (choices: Choices) => void

/** What a file leaves open: how its numbers were read, which option is the size, and which wrong cells it goes without. */
export function ImportCells({
  found,
  onWorking,
}: {
  found: ProductImport
  onWorking: (found: ProductImport) => void
}) {
  const t = useTexts()
  const { id, version, mapping, make_missing, columns, open_amounts, open_options } = found
  const asked: Choices = { leaveOut: found.leave_out, sizeOption: found.size_option }
  const [choices, setChoices] = useState(asked)
  const [isSending, setIsSending] = useState(false)
  const columnOf = (field: Field) =>
    columns[mapping.find((one) => one.field === field)?.column ?? -1] ?? t(`import.column.${field}`)
  const isNone = choices.leaveOut.includes(OPTIONS)
  const choose = (name: string) => {
    const others = choices.leaveOut.filter((kind) => kind !== OPTIONS)
    setChoices(
      name === NONE
        ? { leaveOut: [...others, OPTIONS], sizeOption: '' }
        : { leaveOut: others, sizeOption: name },
    )
  }
  const send = async () => {
    setIsSending(true)
    const { leaveOut, sizeOption: size_option } = choices
    const body = { version, mapping, make_missing, leave_out: [...leaveOut], size_option }
    try {
      onWorking((await call(checkImport, { params: { id }, body })).data)
    } catch (error) {
      reportError(error)
      setIsSending(false)
    }
  }
  return (
    <>
      {open_amounts.length > 0 && <OpenAmounts amounts={open_amounts} columnOf={columnOf} />}
      {open_options.length > 0 && (
        <SizeOption names={open_options} chosen={isNone ? NONE : choices.sizeOption} onChange={choose} />
      )}
      <LeftOut found={found} choices={choices} onChange={setChoices} />
      {!isSame(asked, choices) && (
        <span className="ad-row">
          <Button intent="primary" loading={isSending} onClick={() => void send()}>
            {t('import.check_so')}
          </Button>
        </span>
      )}
    </>
  )
}
