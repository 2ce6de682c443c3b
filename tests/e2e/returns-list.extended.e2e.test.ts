import { getReturn, listReturnableLines } from '@deportivo/contracts/returns/returns'
import { returnCode } from '@deportivo/lifecycle/paper-codes'
import { requested, returnLists } from '@deportivo/testkit/returns/case'
import { text } from '@deportivo/texts/text'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { dialogOf, toast } from './parts/board.ts'
import { delivered } from './parts/delivered.ts'
import { expectFits } from './parts/fit/fits.ts'
import { openStage } from './parts/stage.ts'

const stage = openStage()

const RECEIVE = text('return.action.received_in_store')

/** A pending case of a client of its own. */
async function pending(product: string) {
  const order = await delivered(stage.calls, product)
  const params = { id: order.id }
  await expect.poll(async () => (await stage.calls.ok('two', listReturnableLines, { params })).length).toBe(1)
  return requested(stage.calls, order, await returnLists(stage.calls))
}

const stateOf = async (id: number) => (await stage.calls.ok('two', getReturn, { params: { id } })).state_id

const rowOf = (page: Page, id: number) => page.getByRole('row').filter({ hasText: returnCode(id) })

it('on a phone a case is received from its card, found under its state, and the step is undone', async () => {
  const { id } = await pending('Garantía Lista 98')
  const { page } = await stage.person('two', '/returns', 'phone')
  const states = page.getByLabel(text('returns.states'))
  await states.selectOption({ label: await pendingLabel(page) })
  await page.waitForURL(/tab=return_pending/)
  await page.getByRole('searchbox').fill(String(id))
  const card = rowOf(page, id)
  const receive = card.getByRole('button', { name: RECEIVE })
  await receive.waitFor()
  expect((await receive.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await expectFits(page, 'returns as cards')
  await receive.click()
  const dialog = dialogOf(page)
  await dialog.getByLabel(text('returns.entrance_store')).selectOption({ index: 1 })
  await dialog.getByRole('button', { name: RECEIVE }).click()
  await toast(page, 'Garantía en recibida en bodega').waitFor()
  await receive.waitFor({ state: 'detached' })
  await card.waitFor()
  expect(await stateOf(id)).toBe('return_received_store')
  await page.getByRole('button', { name: text('common.undo') }).click()
  await toast(page, text('return.undone')).waitFor()
  await receive.waitFor()
  expect(await stateOf(id)).toBe('return_pending')
})

/** The entry of a state with how many cases it has. */
async function pendingLabel(page: Page): Promise<string> {
  const entry = page.locator('option', { hasText: text('return.state.return_pending') })
  await expect.poll(() => entry.textContent()).toMatch(/\(\d+\)$/)
  return (await entry.textContent()) ?? ''
}

it('the case that waits longest stands first, and its head sorts by it', async () => {
  const { id } = await pending('Garantía Lista 99')
  const { page } = await stage.person('two', '/returns')
  await page.getByRole('row').nth(1).waitFor()
  const ages = page.getByRole('row').locator('time')
  const times = await ages.evaluateAll((all) => all.map((one) => (one as HTMLTimeElement).dateTime))
  const overdue = await page
    .getByRole('row')
    .nth(1)
    .getByText(new RegExp(text('returns.overdue_row')))
    .count()
  expect(times.slice(0, 5)).toEqual(times.slice(0, 5).toSorted())
  expect(overdue).toBe(1)
  await page.getByRole('button', { name: text('returns.number') }).click()
  await page.getByRole('button', { name: text('returns.number') }).click()
  await page.waitForURL(/order=-id/)
  await expect.poll(() => page.getByRole('row').nth(1).textContent()).toContain(returnCode(id))
})
