import type { TextKey } from '@deportivo/texts/texts'
import { matchTyped } from '../../../shared/language/match-typed.ts'
import type { Translate } from '../../../shared/language/texts.tsx'
import type { MenuItem } from '../menu.ts'
import type { PinnedPages } from '../pins/use-pinned-pages.ts'

export interface PaletteItem {
  id: string
  group: TextKey
  label: string
  note?: string
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
    return [{ id: `page-${item.id}`, group: 'palette.pages', label: t(item.label), run: () => go(url), pin }]
  })
}

/** The items that hold every typed word. */
export function matching(items: readonly PaletteItem[], typed: string): PaletteItem[] {
  const matches = matchTyped(typed)
  return items.filter(({ label }) => matches(label))
}

/** `#1042` or `1042`: an order by its number. */
export function orderNumber(typed: string): number | null {
  const found = /^#?(\d{1,9})$/.exec(typed.trim())
  return found ? Number(found[1]) : null
}
