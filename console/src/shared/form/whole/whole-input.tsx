import { useId, useRef, useState, type ClipboardEvent, type ComponentProps } from 'react'
import { usePreferences } from '../../preferences/preferences.ts'
import { isolated } from '@deportivo/texts/formats/bidi'
import { useFormats } from '../../language/use-formats.ts'
import { useTexts } from '../../language/texts.tsx'
import { RefusedNote } from './refused-note.tsx'
import { pastedCells, wholeNumberOf } from './whole-number.ts'

/** Longer ones are not repeated whole. */
const MOST_SHOWN = 20

const shortened = (text: string) => (text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text)

type Props = Omit<
  ComponentProps<'input'>,
  'ref' | 'value' | 'onChange' | 'onPaste' | 'inputMode' | 'type'
> & {
  value: number | null
  /** The most that the server takes. */
  most: number
  /** Null where nothing is typed, `NOT_WHOLE` where it is no whole number up to the most. */
  onChange: (value: number | null) => void
  /** Rows that were copied from a spreadsheet, with null for an empty cell. False where they do not fit from here on. */
  onPasteCells?: (rows: readonly (readonly (number | null)[])[]) => boolean
  /** The field, for what moves the focus to it. */
  inputRef?: (input: HTMLInputElement | null) => void
}

/** The words for what is typed or pasted and is no whole number. */
function useRefusals(most: number) {
  const t = useTexts()
  const { language } = usePreferences()
  const { count } = useFormats()
  const refusal = (key: 'whole.refused' | 'whole.not_pasted', texts: readonly string[]) =>
    t(key, {
      most: count(most),
      typed: texts.map((text) => isolated(`«${shortened(text.trim())}»`, language)).join(', '),
    })
  const read = (text: string) => wholeNumberOf(text, language, most)
  const isRefused = (text: string) => Number.isNaN(read(text))
  return { read, isRefused, refusal, doesNotFit: t('whole.does_not_fit') }
}

type Typing = Pick<Props, 'value' | 'most' | 'onChange' | 'onPasteCells'>

/** What is typed or pasted into a field, and why it is refused. */
function useTyping({ value, most, onChange, onPasteCells }: Typing) {
  const { read, isRefused, refusal, doesNotFit } = useRefusals(most)
  const [typed, setTyped] = useState<string | null>(null)
  const [notPasted, setNotPasted] = useState<string | null>(null)
  const shownValue = value === null || Number.isNaN(value) ? '' : String(value)
  // Another value than was typed comes from elsewhere: a size run, or Escape.
  const shown = typed !== null && Object.is(read(typed), value) ? typed : shownValue
  const refused = isRefused(shown) ? refusal('whole.refused', [shown]) : null
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    const cells = onPasteCells ? pastedCells(text) : null
    const wrong = (cells?.flat() ?? [text]).filter(isRefused)
    if (wrong.length === 0 && cells === null) return
    event.preventDefault()
    if (wrong.length > 0) return setNotPasted(refusal('whole.not_pasted', wrong))
    const isPasted = onPasteCells?.((cells ?? []).map((row) => row.map(read)))
    setNotPasted(isPasted === false ? doesNotFit : null)
  }
  const type = (text: string) => {
    setNotPasted(null)
    setTyped(text)
    onChange(read(text))
  }
  const leave = () => {
    setNotPasted(null)
    if (refused === null) setTyped(null)
  }
  return { shown, isRefused: refused !== null, note: notPasted ?? refused, paste, type, leave }
}

/**
 * A whole number. What is typed stays as it is typed: something else is marked and explained, and the caller knows it as
 * `NOT_WHOLE`. Something else that is pasted stays out.
 */
export function WholeInput({
  value,
  most,
  onChange,
  onPasteCells,
  inputRef,
  className = '',
  onFocus,
  onBlur,
  ...input
}: Props) {
  const id = useId()
  const own = useRef<HTMLInputElement>(null)
  const [hasFocus, setFocus] = useState(false)
  const { shown, isRefused, note, paste, type, leave } = useTyping({
    value,
    most,
    onChange,
    ...(onPasteCells ? { onPasteCells } : {}),
  })
  return (
    <>
      <input
        {...input}
        ref={(element) => {
          own.current = element
          inputRef?.(element)
        }}
        className={`ad-whole ${className}`}
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={isRefused || Boolean(input['aria-invalid'])}
        aria-describedby={note === null ? input['aria-describedby'] : id}
        value={shown}
        onChange={({ target }) => type(target.value)}
        onPaste={paste}
        onFocus={(event) => {
          setFocus(true)
          onFocus?.(event)
        }}
        onBlur={(event) => {
          setFocus(false)
          leave()
          onBlur?.(event)
        }}
      />
      {note !== null && hasFocus && (
        <RefusedNote id={id} field={own}>
          {note}
        </RefusedNote>
      )}
    </>
  )
}
