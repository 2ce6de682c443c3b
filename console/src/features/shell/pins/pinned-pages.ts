import { MOST_PINNED } from '@deportivo/contracts/admin/preferences'
import { isEntryAt, pageOf, type MenuItem } from '../menu.ts'

interface Address {
  pathname: string
  search: string
}

/** An entry of a menu that leads to a page. */
export type PageEntry = MenuItem & { url: string }

export const pageEntries = (items: readonly MenuItem[]): PageEntry[] =>
  items.flatMap(({ url, children = [], ...item }) => [
    ...(url === undefined ? [] : [{ ...item, url }]),
    ...pageEntries(children),
  ])

/** The entry of the page at this address; undefined on a page that no menu leads to. */
export const entryAt = (items: readonly MenuItem[], place: Address): PageEntry | undefined =>
  pageEntries(items).find(
    ({ url }) => isEntryAt(url, place) && (url.includes('?') || url === pageOf(place.pathname)),
  )

/** The pinned pages that a menu shows, in the order of pinning: one that the profile may not open is left out. */
export function pinnedEntries(items: readonly MenuItem[], pinned: readonly string[]): PageEntry[] {
  const entries = pageEntries(items)
  return pinned.flatMap((url) => entries.filter((entry) => entry.url === url))
}

/**
 * The pinned pages after a page was pinned, or unpinned where it was; null: there are as many as there may be. Pages that
 * none of the user's profiles may open are dropped, since the user can't unpin what isn't shown.
 */
export function toggled(
  pinned: readonly string[],
  url: string,
  mayOpen: (url: string) => boolean,
): string[] | null {
  const usable = pinned.filter(mayOpen)
  if (usable.includes(url)) return usable.filter((one) => one !== url)
  return usable.length >= MOST_PINNED ? null : [...usable, url]
}
