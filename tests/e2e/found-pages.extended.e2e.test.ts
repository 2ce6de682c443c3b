import { POLICY } from '@deportivo/lifecycle/policy'
import { text } from '@deportivo/texts/text'
import type { TextKey } from '@deportivo/texts/texts'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openPages, type MenuItem } from '../../console/src/features/shell/menu.ts'
import { dialogOf } from './parts/board.ts'
import { withoutPagesAhead } from './parts/pages/pages-ahead.ts'
import { WHOLE_WALK } from './parts/pages/walk.ts'
import { openStage } from './parts/stage.ts'
import { PATIENT } from './parts/visitor.ts'

const stage = openStage()

type Entry = MenuItem & { url: string }

const entriesOf = (items: readonly MenuItem[]): Entry[] =>
  items.flatMap(({ children, url, ...item }) =>
    children ? entriesOf(children) : url === undefined ? [] : [{ ...item, url }],
  )

const pathOf = (page: Page): string => new URL(page.url()).pathname

/** Types words into the palette, and chooses what it shows first under a name. */
async function choose(page: Page, typed: string, name: string): Promise<void> {
  await page.keyboard.press('Control+k')
  const palette = dialogOf(page, text('palette.title'))
  await palette.getByRole('combobox').fill(typed)
  await palette.getByRole('option', { name, exact: true }).first().click()
  await palette.waitFor({ state: 'detached' })
}

it('each page is found by its name, and can be pinned there', WHOLE_WALK, async () => {
  const { page } = await stage.person('two', '/clients')
  await withoutPagesAhead(page)
  const entries = entriesOf(openPages({ profile: 'two', grants: POLICY.two }))
  expect(entries.length).toBeGreaterThan(30)
  for (const { label, url } of entries) {
    const name = text(label)
    await choose(page, name, name)
    await expect
      .poll(() => pathOf(page), { ...PATIENT, message: name })
      .toBe(new URL(url, page.url()).pathname)
    const star = page.getByRole('main').getByRole('button', { name: text('pins.pin'), exact: true })
    await star.waitFor()
  }
})

it.each<[typed: string, name: string, path: string]>([
  ['gar-1', text('scan.return', { id: 1 }), '/returns/1'],
  ['traslado 1', text('transfer.name', { id: 1 }), '/products/transfers/1'],
  ['conteo 1', text('count.name', { id: 1 }), '/products/counts/1'],
  ['dañados', text('quarantine.title'), '/products/quarantine'],
  ['punto de venta', text('counter.title'), '/counter'],
])('the palette finds «%s» by number or by another word', async (typed, name, path) => {
  const { page } = await stage.person('two', '/clients')
  await choose(page, typed, name)
  await expect.poll(() => pathOf(page), PATIENT).toBe(path)
})

it.each<[begins: TextKey, path: string]>([
  ['product.new', '/products/new'],
  ['people.new', '/users/new'],
])('«%s» begins anywhere, on its own page', async (begins, path) => {
  const { page } = await stage.person('two', '/orders')
  await choose(page, text(begins), text(begins))
  await expect.poll(() => pathOf(page), PATIENT).toBe(path)
  await page.getByRole('heading', { level: 1, name: text(begins) }).waitFor()
})

it.each<TextKey>(['transfer.new', 'count.new', 'expenses.new', 'client.new'])(
  '«%s» begins anywhere, with its dialog',
  async (begins) => {
    const { page } = await stage.person('two', '/orders')
    await choose(page, text(begins), text(begins))
    await dialogOf(page).waitFor()
  },
)
