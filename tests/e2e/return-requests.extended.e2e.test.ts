import { changeReturnGroup } from '@deportivo/contracts/returns/groups'
import { changeReturn, getReturn } from '@deportivo/contracts/returns/returns'
import { returnCode } from '@deportivo/lifecycle/paper-codes'
import { text } from '@deportivo/texts/text'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { dialogOf } from './parts/board.ts'
import { companyShop } from './parts/company.ts'
import { expectFits } from './parts/fit/fits.ts'
import { threePairs, type Requested } from './parts/delivered.ts'
import { openStage } from './parts/stage.ts'
import { PATIENT } from './parts/visitor.ts'

const stage = openStage()

const takeAll = async ({ group_id }: Requested, body: object) =>
  stage.calls.ok('two', changeReturnGroup, { params: { id: group_id }, body })

async function receivedPairs(product: string): Promise<Requested> {
  const pairs = await threePairs(stage.calls, product)
  const { stores } = await companyShop(stage.calls)
  await takeAll(pairs, { step: 'received_in_store', entrance_store: stores[0] })
  return pairs
}

const stateOf = async (id = 0) => (await stage.calls.ok('two', getReturn, { params: { id } })).state_id

/** What is printed instead of being printed: the words of each paper, and its codes. */
async function readPapers(page: Page): Promise<() => Promise<{ words: string; codes: string[] }[]>> {
  await page.evaluate(() => {
    window.print = () => {
      const papers = [...document.querySelectorAll('.ad-print article')].map((paper) => ({
        words: paper.textContent,
        codes: [...paper.querySelectorAll('.ad-barcode')].map((code) => code.getAttribute('aria-label')),
      }))
      document.body.setAttribute('data-papers', JSON.stringify(papers))
    }
  })
  return async () => {
    const printed = () => page.locator('body').getAttribute('data-papers')
    await expect.poll(printed, PATIENT).not.toBeNull()
    return JSON.parse((await printed()) ?? '[]') as { words: string; codes: string[] }[]
  }
}

it('two pairs of a request are exchanged for their own sizes and handed over by one click', async () => {
  const pairs = await receivedPairs('Garantía Cambios 83')
  const { page } = await stage.person('local_administrative', `/returns/${pairs.ids[0]}`, 'phone')
  const dialog = dialogOf(page)
  await page.getByRole('button', { name: text('returns.all_exchange_available', { count: 3 }) }).click()
  const sizes = dialog.getByRole('button', { name: /^41 / })
  await expect.poll(() => sizes.count(), PATIENT).toBe(3)
  await sizes.nth(0).click()
  await sizes.nth(2).click()
  await expectFits(page, 'exchanges of a request')
  await dialog.getByRole('button', { name: text('returns.all_hand_over_here', { count: 2 }) }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect
    .poll(() => Promise.all(pairs.ids.map(stateOf)), PATIENT)
    .toEqual(['return_delivered', 'return_received_store', 'return_delivered'])
})

it('the slip of a parcel has the client, the carrier and the codes of what travels together', async () => {
  const { calls } = stage
  const pairs = await receivedPairs('Garantía Rótulo 84')
  const [first, second, third] = pairs.ids
  const replacements = [first, second].map((id) => ({ id, size_id: 41 }))
  await takeAll(pairs, { step: 'exchange_available', replacements })
  const { page } = await stage.person('two', `/returns/${first}`)
  const papers = await readPapers(page)
  await page.getByRole('button', { name: text('sale.print') }).click()
  const name = `${text('returns.parcel_slip')} · ${text('print.roll')}`
  await page.getByRole('menuitem', { name }).click()
  const [slip, ...others] = await papers()
  expect(others).toEqual([])
  expect(slip?.codes).toEqual([first, second].map((id) => returnCode(id ?? 0)))
  const { client, address, city_name } = pairs.orders[0]
  for (const words of [client.name, address ?? client.address, city_name ?? client.city_name])
    expect(slip?.words).toContain(words)
  await calls.ok('two', changeReturn, { params: { id: third ?? 0 }, body: { step: 'cancel' } })

  await page.goto(`${stage.product.address}/returns?client=${pairs.client_id}`)
  const listed = await readPapers(page)
  for (const id of pairs.ids)
    await page.getByRole('checkbox', { name: new RegExp(`${returnCode(id)}\\b`) }).check({ force: true })
  await page.getByRole('button', { name: text('returns.parcel_slips') }).click()
  await expectFits(page, 'chosen returns')
  await page.getByRole('menuitem', { name: text('print.a4') }).click()
  // The case that was cancelled has none, and the two others travel together.
  expect((await listed()).map(({ codes }) => codes)).toEqual([
    [first, second].map((id) => returnCode(id ?? 0)),
  ])
})
