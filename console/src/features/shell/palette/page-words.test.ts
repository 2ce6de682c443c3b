import { PERMISSIONS, type Grants } from '@deportivo/lifecycle/permissions'
import { text } from '@deportivo/texts/text'
import { expect, it } from 'vitest'
import { openPages } from '../menu.ts'
import { pageEntries } from '../pins/pinned-pages.ts'
import { PAGE_WORDS } from './page-words.ts'
import { matching, pageItems } from './palette-items.ts'

const grants: Grants = Object.fromEntries(PERMISSIONS.map((permission) => [permission, 'all']))
const pages = openPages({ profile: 'two', grants })
const pins = { pinned: [], toggle: () => undefined } as unknown as Parameters<typeof pageItems>[3]
const items = pageItems(
  pages,
  (key, values) => text(key, values),
  () => undefined,
  pins,
)
const found = (typed: string) => matching(items, typed).map(({ id }) => id.slice('page-'.length))

it('every page is found by its title, and has other words', () => {
  const entries = pageEntries(pages)
  expect(entries.length).toBeGreaterThan(50)
  for (const { id, label } of entries) {
    expect([id, PAGE_WORDS[id] !== undefined]).toEqual([id, true])
    expect([id, found(text(label)).includes(id)]).toEqual([id, true])
  }
})

it('other words are of pages that are there, and each page is found by each of its own', () => {
  const ids = new Set(pageEntries(pages).map(({ id }) => id))
  for (const [id, key] of Object.entries(PAGE_WORDS)) {
    expect([id, ids.has(id)]).toEqual([id, true])
    for (const word of text(key).split(' ')) expect([word, found(word).includes(id)]).toEqual([word, true])
  }
})

it.each([
  ['conciliar', 'cash_flow'],
  ['cierre de mes', 'cash_flow'],
  ['reembolso', 'refunds'],
  ['bono', 'refunds'],
  ['exportaciones', 'own_profile'],
])('%s finds %s', (typed, id) => {
  expect(found(typed)).toContain(id)
})
