import { useState, type KeyboardEvent } from 'react'
import { matchTyped } from '../../language/match-typed.ts'
import { nameKey, singleSpaced } from '../../language/name-key.ts'
import { plainLetters } from '../../language/plain-letters.ts'

export interface Option {
  value: string
  label: string
  /** Other names by which it is found. */
  also?: readonly string[]
  /** Its own name, where the label has more. */
  name?: string
  /** Found elsewhere by what is typed: shown whatever its names are. */
  isFound?: boolean
}

/** A line of the open list: an option, or the offer to make one of what is typed. */
export type Line = { option: Option } | { newName: string }

/** Makes an option of a name; resolves when it is chosen, or was given up. */
export type CreateOption = (name: string) => Promise<void>

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
  const found = options.filter((option) => option.isFound || namesOf(option).some(matches))
  const begins = (option: Option) => namesOf(option).some((name) => plainLetters(name).startsWith(letters))
  return [...found.filter(begins), ...found.filter((option) => !begins(option))]
}

/** The other name by which an option is among those found; none where its own has what was typed. */
export function otherNameFound({ label, also = [] }: Option, typed: string): string | undefined {
  const matches = matchTyped(typed)
  return matches(label) ? undefined : also.find(matches)
}

/** The name that is typed, unless an option has it already. */
function newNameIn(options: readonly Option[], typed: string): string | null {
  const name = singleSpaced(typed)
  if (name === '') return null
  const key = nameKey(name)
  return options.some((option) => nameKey(option.name ?? option.label) === key) ? null : name
}

/** What the list shows of its options, and the offer below them. */
function linesOf(options: readonly Option[], typed: string, mayCreate: boolean): readonly Line[] {
  const found = matchingOptions(options, typed).map((option) => ({ option }))
  const newName = mayCreate ? newNameIn(options, typed) : null
  return newName === null ? found : [...found, { newName }]
}

/** The keys of the list; one that is none goes on. */
const keysOf = (isOpen: boolean, acts: Record<Act, () => void>) => (event: KeyboardEvent) => {
  const { key, ctrlKey, metaKey } = event
  const act = ctrlKey || metaKey ? undefined : (isOpen ? OPEN_KEYS : CLOSED_KEYS)[key]
  if (act === undefined) return
  acts[act]()
  event.preventDefault()
  event.stopPropagation()
}

type Act = 'open' | 'close' | 'take' | 'down' | 'up'
const CLOSED_KEYS: Readonly<Record<string, Act>> = { ArrowDown: 'open', ArrowUp: 'open' }
const OPEN_KEYS: Readonly<Record<string, Act>> = {
  ArrowDown: 'down',
  ArrowUp: 'up',
  Enter: 'take',
  Escape: 'close',
}

/** Which name is being made an option: it stands in the field, which takes no other input until it is one. */
function useCreation(create: CreateOption | undefined) {
  const [name, setName] = useState<string | null>(null)
  const start = (newName: string) => {
    if (!create) return
    setName(newName)
    void create(newName).finally(() => setName(null))
  }
  return { name, start }
}

interface SearchSelect {
  options: readonly Option[]
  value: string
  onChange: (value: string) => void
  onType?: ((text: string) => void) | undefined
  /** Absent: only what exists may be chosen, or it is not known yet what does. */
  onCreate?: CreateOption | undefined
}

/** What is typed, which options it leaves, and which of them Enter takes. */
export function useSearchSelect({ options, value, onChange, onType, onCreate }: SearchSelect) {
  /** `typed` is null while the chosen option is shown. */
  const [{ isOpen, typed, active }, set] = useState<Open>(CLOSED)
  const creation = useCreation(onCreate)
  const isCreating = creation.name !== null
  const shown = linesOf(options, typed ?? '', onCreate !== undefined)
  const close = () => {
    set(CLOSED)
    onType?.('')
  }
  const open = () => {
    const chosen = options.findIndex((option) => option.value === value)
    if (!isOpen && !isCreating) set({ isOpen: true, typed: null, active: Math.max(0, chosen) })
  }
  const pick = (line: Line | undefined) => {
    if (line === undefined) return
    if ('newName' in line) creation.start(line.newName)
    else if (line.option.value !== value) onChange(line.option.value)
    close()
  }
  const go = (index: number) => set({ isOpen, typed, active: Math.max(0, Math.min(shown.length - 1, index)) })
  const take = () => pick(shown[active])
  const onKeyDown = keysOf(isOpen, {
    open,
    close,
    take,
    down: () => go(active + 1),
    up: () => go(active - 1),
  })
  const type = (text: string) => {
    set({ isOpen: true, typed: text, active: 0 })
    onType?.(text)
  }
  const text = typed ?? creation.name
  return { isOpen, typed: text, isCreating, active, shown, open, close, pick, type, onKeyDown }
}
