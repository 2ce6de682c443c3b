import { text } from '@deportivo/texts/text'
import { PASSWORD } from '@deportivo/testkit/password'
import { expect, it } from 'vitest'
import { bytesOf, recordRequests } from './parts/requests.ts'
import { openStage } from './parts/stage.ts'
import { enterAs } from './parts/visitor.ts'

const stage = openStage()

const MOST_REQUESTS = 20
const MOST_KB = 350
const MOST_STYLES_KB = 50
const KB = 1_000

it('shows the board after few requests, and asks for nothing twice', async () => {
  const visitor = await stage.guest()
  const { page } = visitor
  // What is fetched ahead, when there is nothing else to do, isn't part of it.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  const asked = await recordRequests(page)
  await enterAs(visitor, 'head_dispatch@demo.local', PASSWORD, '/dispatches')
  await page.getByRole('article').first().waitFor()
  await page.getByText(text('live.live'), { exact: true }).waitFor()
  await page.waitForLoadState('networkidle')

  const all = asked()
  const calls = all.map(({ what }) => what).filter((what) => what.includes('/api/'))
  expect(calls.length).toBeGreaterThan(3)
  expect([...new Set(calls)]).toEqual(calls)
  expect(all.length).toBeLessThanOrEqual(MOST_REQUESTS)
  expect(bytesOf(all) / KB).toBeLessThanOrEqual(MOST_KB)
  const styles = all.filter(({ type }) => type === 'Stylesheet')
  expect(bytesOf(styles) / KB).toBeLessThanOrEqual(MOST_STYLES_KB)
})
