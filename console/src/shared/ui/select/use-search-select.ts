import { useState, type KeyboardEvent } from 'react'
import { matchTyped } from '../../language/match-typed.ts'
import { plainLetters } from '../../language/plain-letters.ts'

export interface Option {
  value: string
  label: string
  /** Other names by which it is found. */
  also?: readonly string[]
}

interface Open {
  isOpen: boolean
  typed: string | null
  active: number
}

const CLOSED: Open = { isOpen: false, typed: null, active: 0 }

const namesOf = ({ label, also = [] }: Option) => [label, ...also]

/**
 * The options of which one name has every typed word, accents or not; those with one that begins with what was typed
 * first.
 */
function matchingOptions(options: readonly Option[], typed: string): readonly Option[] {
  const letters = plainLetters(typed.trim())
  if (letters === '') return options
  const matches = matchTyped(typed)
  const found = options.filter((option) => namesOf(option).some(matches))
  const begins = (option: Option) => namesOf(option).some((name) => plainLetters(name).startsWith(letters))
  return [...found.filter(begins), ...found.filter((option) => !begins(option))]
}

/** The other name by which an option is among those found; none where its own has what was typed. */
export function otherNameFound({ label, also = [] }: Option, typed: string): string | undefined {
  const matches = matchTyped(typed)
  return matches(label) ? undefined : also.find(matches)
}

/** The keys of the list. False for one that isn't, and goes on. */
function actOn(
  { key, ctrlKey, metaKey }: KeyboardEvent,
  isOpen: boolean,
  acts: Record<Act, () => void>,
): boolean {
  const act = ctrlKey || metaKey ? undefined : (isOpen ? OPEN_KEYS : CLOSED_KEYS)[key]
  if (act === undefined) return false
  acts[act]()
  return true
}

type Act = 'open' | 'close' | 'take' | 'down' | 'up'
const CLOSED_KEYS: Readonly<Record<string, Act>> = { ArrowDown: 'open', ArrowUp: 'open' }
const OPEN_KEYS: Readonly<Record<string, Act>> = {
  ArrowDown: 'down',
  ArrowUp: 'up',
  Enter: 'take',
  Escape: 'close',
}

/** What is typed, which options it leaves, and which of them Enter takes. */
export function useSearchSelect(
  options: readonly Option[],
  value: string,
  onChange: (value: string) => void,
  onType?: (text: string) => void,
) {
  /** `typed` is null while the chosen option is shown. */
  const [{ isOpen, typed, active }, set] = useState<Open>(CLOSED)
  const shown = matchingOptions(options, typed ?? '')
  const close = () => {
    set(CLOSED)
    onType?.('')
  }
  const open = () => {
    const chosen = options.findIndex((option) => option.value === value)
    if (!isOpen) set({ isOpen: true, typed: null, active: Math.max(0, chosen) })
  }
  const pick = (option: Option | undefined) => {
    if (option === undefined) return
    if (option.value !== value) onChange(option.value)
    close()
  }
  const go = (index: number) => set({ isOpen, typed, active: Math.max(0, Math.min(shown.length - 1, index)) })
  const acts = {
    open,
    close,
    take: () => pick(shown[active]),
    down: () => go(active + 1),
    up: () => go(active - 1),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!actOn(event, isOpen, acts)) return
    event.preventDefault()
    event.stopPropagation()
  }
  const type = (text: string) => {
    set({ isOpen: true, typed: text, active: 0 })
    onType?.(text)
  }
  return { isOpen, typed, active, shown, open, close, pick, type, onKeyDown }
}
