import { text } from '@deportivo/texts/text'
import { PASSWORD } from '@deportivo/testkit/password'
import { expect, it } from 'vitest'
import { withoutPagesAhead } from './parts/pages/pages-ahead.ts'
import { bytesOf, isCall, recordRequests, type Asked } from './parts/requests.ts'
import { openStage } from './parts/stage.ts'
import { enterAs } from './parts/visitor.ts'

const stage = openStage()

const MOST_REQUESTS = 20
/** Of the demo company: its cards weigh too. */
const MOST_KB = 350
/** Code, styles, texts and the font, whatever the board shows. */
const MOST_FILES_KB = 339
const MOST_STYLES_KB = 50
const KB = 1_000

const isOfBell = ({ what }: Pick<Asked, 'what'>) => what.includes('/api/v1/notification?')

it('shows the board after few requests, and asks for nothing twice', async () => {
  const visitor = await stage.guest()
  const { page } = visitor
  // What is fetched ahead, when there is nothing else to do, isn't part of it.
  await withoutPagesAhead(page)
  const asked = await recordRequests(page)
  // The last one: asked once the line is live.
  const bell = page.waitForResponse((response) => isOfBell({ what: response.url() }))
  await enterAs(visitor, 'head_dispatch@demo.local', PASSWORD, '/dispatches')
  await page.getByRole('article').first().waitFor()
  await page.getByText(text('live.live'), { exact: true }).waitFor()
  await (await bell).finished()

  const all = asked()
  // The bell's are read again once the line is live, where that took longer than a page waits for it.
  const calls = all.filter((one) => isCall(one) && !isOfBell(one)).map(({ what }) => what)
  expect(calls.length).toBeGreaterThan(3)
  expect([...new Set(calls)]).toEqual(calls)
  expect(all.length).toBeLessThanOrEqual(MOST_REQUESTS)
  expect(bytesOf(all) / KB).toBeLessThanOrEqual(MOST_KB)
  const files = all.filter((one) => !isCall(one))
  expect(bytesOf(files) / KB).toBeLessThanOrEqual(MOST_FILES_KB)
  const styles = all.filter(({ type }) => type === 'Stylesheet')
  expect(bytesOf(styles) / KB).toBeLessThanOrEqual(MOST_STYLES_KB)
})

it('a page that was never opened opens while the server is away: its code was fetched ahead', async () => {
  const { page } = await stage.person('head_dispatch', '/dispatches')
  await page.getByRole('article').first().waitFor()
  const scripts = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
    )
  const first = await scripts()
  let latest = first
  const isFetched = async () => {
    const before = latest
    latest = await scripts()
    return before > first && latest === before
  }
  await expect.poll(isFetched, { timeout: 60_000, interval: 2_000 }).toBe(true)
  await page.context().setOffline(true)
  await page.getByRole('link', { name: text('menu.clients'), exact: true }).click()
  await page.getByRole('heading', { level: 1, name: text('menu.clients') }).waitFor()
  await page.context().setOffline(false)
  await page.getByRole('row').nth(1).waitFor()
})
