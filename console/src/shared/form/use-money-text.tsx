import type { Language } from '@deportivo/texts/languages'
import { useRef, useState, type ChangeEvent, type ClipboardEvent, type KeyboardEvent } from 'react'
import { formatCount, formatMoney } from '@deportivo/texts/formats/money'
import {
  hasMore,
  MOST_MONEY,
  parseMoney,
  readMoney,
  wholeMoney,
  type WrittenMoney,
} from '../language/typed-money.ts'
import { isolated } from '@deportivo/texts/formats/bidi'
import { useTexts } from '../language/texts.tsx'
import { usePreferences } from '../preferences/preferences.ts'

interface Written extends WrittenMoney {
  text: string
  /** It has to be explained what is taken. */
  isCut: boolean
  /** Certain to be cents, while the text may go on. */
  isCertain: boolean
}

/** What was typed or pasted over or into a text. */
function insertedIn(before: string, after: string): string {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return after.slice(start, after.length - end)
}

/** What is shown as it was written. */
const openOf = (written: Written | null) => (written?.openMark || written?.fault ? written : null)

const formatted = (pesos: number | null, language: Language) =>
  pesos === null || Number.isNaN(pesos) ? '' : `$ ${formatCount(pesos, language)}`

/** Where only digits were added or deleted, all marks are the field's own. */
const readDigits = (text: string): WrittenMoney => wholeMoney(parseMoney(text))

/** Lines that were copied, which a field of one line would join to one number. */
const isOfLines = (pasted: string): boolean => /[\n\r\t]/.test(pasted.trim())

/** Why what is written is no amount, in words. */
function useFault(written: Written | null): string | undefined {
  const t = useTexts()
  const { language } = usePreferences()
  if (!written?.fault) return undefined
  return t(`form.${written.fault}`, {
    // No line ends after the sign.
    typed: isolated(`«${written.text.replaceAll(' ', '\u00a0')}»`, language),
    most: formatMoney(MOST_MONEY, language),
  })
}

/** Whether something is left out that the user may have meant: cents, or digits after a mark in an odd position. */
const leavesOut = ({ hasCents, isDoubtful, openMark }: WrittenMoney, ownMark: string) =>
  hasCents || (isDoubtful && openMark === ownMark)

/**
 * The text of a money field: separators of thousands appear while whole pesos are typed. A mark that the user types may
 * begin cents: what follows it is no pesos, and `note` explains that. What is no amount stays as it was typed, is given to
 * `onChange` as `NOT_MONEY`, and `fault` explains it.
 */
export function useMoneyText(
  pesos: number | null | undefined,
  onChange: (pesos: number | null) => void,
  onBlur?: () => void,
) {
  const t = useTexts()
  const { language } = usePreferences()
  const [written, setWritten] = useState<Written | null>(null)
  const isMorePasted = useRef(false)
  const known = pesos ?? null
  // The form may have been given another amount since.
  const current = written && Object.is(written.pesos, known) ? written : null
  const open = openOf(current)
  const value = open?.text ?? formatted(known, language)
  const fault = useFault(current)

  const settle = () => {
    if (open !== null && open.fault === null) setWritten({ ...open, openMark: null, isCertain: true })
  }
  const take = (text: string, isPasted: boolean) => {
    // Of too many digits the marks are the field's own.
    const isRaw = open !== null && open.fault !== 'too_much_money'
    const isWritten = isPasted || isRaw || hasMore(insertedIn(value, text))
    const read = isWritten ? readMoney(text) : readDigits(text)
    const ownMark = formatCount(1_000, language).charAt(1)
    setWritten({
      ...read,
      text,
      isCut: leavesOut(read, ownMark),
      isCertain: isPasted || read.openMark !== ownMark,
    })
    onChange(read.pesos)
  }
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const isPasted = isMorePasted.current
    isMorePasted.current = false
    take(target.value, isPasted)
  }
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text')
    isMorePasted.current = /\D/.test(pasted.trim())
    if (!isOfLines(pasted)) return
    event.preventDefault()
    take(pasted.trim().replace(/\s*[\n\r\t]\s*/g, ' / '), true)
  }
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(open?.isCut || open?.fault)) return
    // The amount is seen before it is sent.
    event.preventDefault()
    event.stopPropagation()
    settle()
  }
  return {
    input: {
      className: 'bp6-input ad-num',
      inputMode: 'numeric',
      autoComplete: 'off',
      value,
      onChange: change,
      onPaste: paste,
      onBlur: () => {
        settle()
        onBlur?.()
      },
      onKeyDown: keyDown,
    } as const,
    fault,
    note:
      current?.isCut && current.isCertain ? (
        <span role="status">{t('form.no_cents', { amount: formatMoney(current.pesos ?? 0, language) })}</span>
      ) : undefined,
  }
}
