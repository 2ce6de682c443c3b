// Called by scripts/bench.mjs: node screens.js --screens <folder of the built programs>. What a head of dispatch notices on
// a board of five hundred cards and in the size matrix, in a browser whose processor is slowed down, and what the first
// load weighs.
import { text } from '@deportivo/texts/text'
import type { Knex } from 'knex'
import type { Browser, Page } from 'playwright-core'
import { bytesOf, isCall, recordRequests } from '../../e2e/parts/requests.ts'
import { makeOrders } from '../data/make-orders.ts'
import { fillShop } from '../data/fill-shop.ts'
import { STAGES } from '../data/order-stages.ts'
import { publishOrders } from '../data/publish-orders.ts'
import { PASSWORD } from '../parts/database.ts'
import { measureInBrowser } from '../parts/in-browser.ts'
import { loadLines, screenLines, type MeasuredAct } from '../report/screens.ts'
import { BOARD_ACTS, findTargets, MATRIX_ACTS, type Act } from './acts.ts'
import { measureAct, median, watch } from './act-metrics.ts'

const CARDS_PER_STAGE = 125
const OPEN = [STAGES.validating_payment, STAGES.assigned, STAGES.getting_ready, STAGES.packing_up]
/** The most that a page of a list has. */
const PRODUCTS_SHOWN = 200
const SLOWDOWN = 4
const TIMES = 5
const PORT = 8173
const ADDRESS = `http://127.0.0.1:${PORT}`

/** A page with nothing but a button: no page draws its next frame sooner. */
const BARE = '<button onclick="this.textContent = Date.now()">0</button>'

const printLine = (line: string) => process.stdout.write(`${line}\n`)

const openPage = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'es-CO' })
  return context.newPage()
}

async function measureFloor(browser: Browser): Promise<number> {
  const page = await openPage(browser)
  await page.setContent(BARE)
  await watch(page, SLOWDOWN)
  const times = []
  for (let time = 0; time < TIMES; time++)
    times.push(await measureAct(page, () => page.getByRole('button').click()))
  await page.context().close()
  return median(times).nextFrameMs
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${ADDRESS}/dispatches`)
  await page.getByLabel(text('login.email')).fill('head_dispatch@demo.local')
  await page.getByLabel(text('login.password'), { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: text('login.submit') }).click()
  await page.getByRole('article').first().waitFor()
}

async function openMatrix(page: Page): Promise<void> {
  await page.goto(`${ADDRESS}/products?show=matrix&top=${PRODUCTS_SHOWN}`)
  await page.locator('[data-at]').first().waitFor()
}

async function measureActs(page: Page, acts: readonly Act[]): Promise<MeasuredAct[]> {
  // What is fetched ahead is there, as for a user at work.
  await page.waitForTimeout(10_000)
  await watch(page, SLOWDOWN)
  const measured: MeasuredAct[] = []
  for (const act of acts) {
    printLine(`… ${act.name}`)
    const times = []
    for (let time = 0; time < TIMES; time++) {
      const at = await findTargets(page, act)
      times.push(await measureAct(page, () => act.run(page, at)))
    }
    measured.push({ name: act.name, ...median(times) })
  }
  return measured
}

async function fill(db: Knex): Promise<void> {
  await fillShop(db)
  for (const stage of OPEN)
    await publishOrders(db, await makeOrders(db, stage, CARDS_PER_STAGE, { from: 0.5, to: 0 }))
}

await measureInBrowser({ name: 'screens', port: PORT, fill }, async (browser) => {
  const floorMs = await measureFloor(browser)
  const page = await openPage(browser)
  const asked = await recordRequests(page)
  await signIn(page)
  const first = asked()
  const lines = [
    ...loadLines({
      requests: first.length,
      fileBytes: bytesOf(first.filter((one) => !isCall(one))),
      replyBytes: bytesOf(first.filter(isCall)),
    }),
    ...screenLines(await measureActs(page, BOARD_ACTS), floorMs),
  ]
  await openMatrix(page)
  lines.push(...screenLines(await measureActs(page, MATRIX_ACTS), floorMs))
  const about = [
    '# Screens',
    '',
    `Made by \`npm run bench -- --screens\`: Chromium at 1440 × 900 as a head of dispatch, with ${OPEN.length * CARDS_PER_STAGE} cards on the board, ${PRODUCTS_SHOWN} products in the size matrix, and a processor slowed down ${SLOWDOWN} ×. Each act ${TIMES} times, of which the median counts: from the key or press to the next drawn frame, without the slowest of each fifty (as Interaction to Next Paint is counted, in steps of 8 ms; the floor is a page with nothing but a button), the longest task, and what moved without being asked to.`,
  ]
  return { path: 'docs/screens.md', about, lines }
})
