import type { TextKey } from '@deportivo/texts/texts'
import { plainLetters } from '../../../shared/language/plain-letters.ts'
import type { Translate } from '../../../shared/language/texts.tsx'
import { paths } from '../../../shared/navigation/paths.ts'
import type { PaletteItem } from './palette-items.ts'

interface Numbered {
  /** As its number is written, and before other numbers. */
  codes: readonly string[]
  name: TextKey
  number: TextKey
  url: (id: number) => string
}

/** Records with numbers that are opened by them. Orders are searched, since a list shows whose they are. */
const NUMBERED: readonly Numbered[] = [
  { codes: ['gar'], name: 'scan.return', number: 'palette.return', url: paths.returnCase },
  { codes: ['tra'], name: 'transfer.name', number: 'transfer.number', url: paths.transfer },
  { codes: ['con'], name: 'count.name', number: 'count.number', url: (id) => paths.count(id) },
]

const TYPED = /^(\p{L}+)[\s-]*#?(\d{1,9})$/u

/** `GAR-18`, `TRA-5`, `traslado 5` or `conteo #3`: what it is the number of, where the user may open it. */
export function numberedItems(
  typed: string,
  t: Translate,
  { go, mayOpen }: { go: (url: string) => void; mayOpen: (url: string) => boolean },
): PaletteItem[] {
  const [, word = '', digits = ''] = TYPED.exec(typed.trim()) ?? []
  const letters = plainLetters(word)
  if (letters.length < 3) return []
  const id = Number(digits)
  return NUMBERED.filter(
    ({ codes, number, url }) =>
      (codes.includes(letters) || plainLetters(t(number)) === letters) && mayOpen(url(id)),
  ).map(({ codes: [code = ''], name, url }) => ({
    id: `${code}-${id}`,
    group: 'palette.numbered',
    label: t(name, { id }),
    run: () => go(url(id)),
  }))
}
