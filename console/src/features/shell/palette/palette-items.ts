import type { TextKey } from '@deportivo/texts/texts'
import { matchTyped } from '../../../shared/language/match-typed.ts'
import { plainLetters } from '../../../shared/language/plain-letters.ts'
import type { Translate } from '../../../shared/language/texts.tsx'
import type { MenuItem } from '../menu.ts'
import { PAGE_WORDS } from './page-words.ts'
import type { PinnedPages } from '../pins/use-pinned-pages.ts'

export interface PaletteItem {
  id: string
  group: TextKey
  label: string
  note?: string
  /** Other words that it is found by. */
  also?: string
  run: () => void
  /** Of a page: whether it is pinned, and changes that. */
  pin?: { isPinned: boolean; toggle: () => void }
}

/** Every page of the menu, groups opened. */
export function pageItems(
  items: readonly MenuItem[],
  t: Translate,
  go: (url: string) => void,
  { pinned, toggle }: PinnedPages,
): PaletteItem[] {
  return items.flatMap((item): PaletteItem[] => {
    if (item.children) return pageItems(item.children, t, go, { pinned, toggle })
    const { url } = item
    if (url === undefined) return []
    const pin = { isPinned: pinned.includes(url), toggle: () => toggle(url) }
    const also = PAGE_WORDS[item.id]
    const named = { label: t(item.label), ...(also ? { also: t(also) } : {}) }
    return [{ id: `page-${item.id}`, group: 'palette.pages', ...named, run: () => go(url), pin }]
  })
}

/**
 * The items that hold every typed word. In each group those first whose name is what is typed, then those that begin
 * with it.
 */
export function matching(items: readonly PaletteItem[], typed: string): PaletteItem[] {
  const matches = matchTyped(typed)
  const found = items.filter(({ label, also = '' }) => matches(`${label} ${also}`))
  const start = plainLetters(typed).trim()
  const rankOf = ({ label }: PaletteItem) => {
    const letters = plainLetters(label)
    return letters === start ? 0 : letters.startsWith(start) ? 1 : 2
  }
  const groups = [...new Set(found.map(({ group }) => group))]
  return groups.flatMap((group) =>
    found.filter((item) => item.group === group).sort((a, b) => rankOf(a) - rankOf(b)),
  )
}

/** `#1042`, `VTA-1042` or `1042`: an order by its number. More digits alone are the identification of a client. */
export function orderNumber(typed: string): number | null {
  const found = /^(?:(?:#|vta[- ]?)(\d{1,9})|(\d{1,7}))$/i.exec(typed.trim())
  return found ? Number(found[1] ?? found[2]) : null
}
