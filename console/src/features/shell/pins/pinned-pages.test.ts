import { MOST_PINNED } from '@deportivo/contracts/admin/preferences'
import { expect, it } from 'vitest'
import { MENU, visibleMenu } from '../menu.ts'
import { entryAt, pageEntries, pinnedEntries, toggled } from './pinned-pages.ts'

const ALL = {
  'read operational': 'all',
  'read clients': 'all',
  'read products': 'all',
  'read users': 'all',
} as const
const menu = visibleMenu(MENU, { profile: 'two', grants: ALL })
const always = () => true
const urls = (pinned: readonly string[], items = menu) => pinnedEntries(items, pinned).map(({ url }) => url)

it('pages show in the order of pinning, also those inside a group', () => {
  expect(urls(['/clients', '/brands/list', '/products'])).toEqual(['/clients', '/brands/list', '/products'])
})

it('a pinned page that the profile may not open any more disappears', () => {
  const less = visibleMenu(MENU, { profile: 'one', grants: { 'read clients': 'all' } })
  expect(urls(['/products', '/clients', '/brands/list', '/gone'], less)).toEqual(['/clients'])
})

it('a ninth page is refused, until one is unpinned', () => {
  const eight = pageEntries(menu)
    .map(({ url }) => url)
    .slice(0, MOST_PINNED)
  expect(toggled(eight, '/new', always)).toBeNull()
  expect(toggled(eight, eight[2] ?? '', always)).toEqual(eight.filter((_, place) => place !== 2))
  expect(toggled(eight.slice(1), '/new', always)).toEqual([...eight.slice(1), '/new'])
})

it('pages that none of the user’s profiles may open take no place', () => {
  const eight = pageEntries(menu)
    .map(({ url }) => url)
    .slice(0, MOST_PINNED)
  expect(toggled(eight, '/new', (url) => url !== eight[0])).toEqual([...eight.slice(1), '/new'])
})

it('a page is pinned as its menu entry: without the filters of the address, but as the entry that narrows it', () => {
  const at = (pathname: string, search = '') => entryAt(menu, { pathname, search })?.id
  expect(at('/clients', '?filter=city_id:5')).toBe('clients')
  expect(at('/clients/5/history')).toBeUndefined()
  expect(at('/products/reference-sales')).toBe('size_sales')
  expect(at('/share_products', '?size=9')).toBe('international')
  expect(at('/share_products')).toBe('share_products')
})
