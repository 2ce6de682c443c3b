import { STEP_BODIES } from '@deportivo/contracts/orders/steps'
import { orderStep, STEP_KEYS, stepName, type StepName } from '@deportivo/lifecycle/order/steps'
import { anOrder, CASH_ON_DELIVERY, orderAt, present } from '@deportivo/testkit/order'
import { MEDELLIN } from '@deportivo/testkit/shop'
import { text } from '@deportivo/texts/text'
import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { barriers, overhang } from './parts/barriers.ts'
import { dialogOf, stepButton } from './parts/board.ts'
import { companyShop } from './parts/company.ts'
import { openStage } from './parts/stage.ts'
import { PATIENT, type Screen } from './parts/visitor.ts'

const stage = openStage()

const STAGES = [
  // Without a support, whose lack would keep the payment from being validated.
  ['validating_payment', { payment_method: CASH_ON_DELIVERY }],
  ['payment_validated', {}],
  ['assign_dispatch_assistant', {}],
  ['getting_ready', {}],
  ['packing_up', {}],
  ['packing_up', { city_id: MEDELLIN }],
] as const

/** The steps of these stages that ask for something before they are taken. */
const asks = (step: StepName): boolean =>
  STEP_KEYS.some((key) => {
    const fields = Object.keys(STEP_BODIES[key].properties)
    const own = fields.filter((field) => !['state_id', 'step', 'version'].includes(field))
    return stepName(key) === step && (own.length > 0 || orderStep(key).file !== undefined)
  })

const STATES: readonly string[] = STAGES.map(([name]) => name)
const EXPECTED = STEP_KEYS.filter(
  (key) => orderStep(key).from.some((state) => STATES.includes(state)) && asks(stepName(key)),
).map(stepName)

/** Nothing wider than the screen, and no violation in what lies on top. */
async function expectFits(page: Page, what: string, place = 'html'): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(axe.source)
  await expect.poll(() => overhang(page), { ...PATIENT, message: what }).toBe(0)
  expect({ what, barriers: await barriers(page, place) }).toEqual({ what, barriers: [] })
}

async function openDialog(page: Page, step: StepName): Promise<void> {
  const drawer = dialogOf(page).first()
  await stepButton(drawer, step).click()
  await expect.poll(() => dialogOf(page).count(), { ...PATIENT, message: step }).toBe(2)
  await expectFits(page, step, '[role="dialog"]')
  await page.keyboard.press('Escape')
  await expect.poll(() => dialogOf(page).count(), { ...PATIENT, message: step }).toBe(1)
}

it.each(['phone', 'desktop'] as const satisfies Screen[])(
  'every dialog of a step before the goods leave fits a %s and has no accessibility violation',
  { timeout: 300_000 },
  async (screen) => {
    const shop = await companyShop(stage.calls)
    const { page } = await stage.person('two', '/clients', screen)
    const opened = new Set<StepName>()
    for (const [name, wanted] of STAGES) {
      const { id } = await orderAt(stage.calls, shop, name, wanted)
      const order = await present(stage.calls, id)
      const steps = order.next.filter(({ allowed, step }) => allowed && asks(step) && !opened.has(step))
      if (steps.length === 0) continue
      await page.goto(`/dispatches?order=${order.id}`)
      await page.getByRole('tab', { name: text('board.tab_info') }).waitFor()
      for (const { step } of steps) {
        await openDialog(page, step)
        opened.add(step)
      }
    }
    expect([...opened].toSorted()).toEqual([...new Set(EXPECTED)].toSorted())
  },
)

it('a sale and its checkout fit a phone', async () => {
  const order = await anOrder(stage.calls, await companyShop(stage.calls))
  const { page } = await stage.person('online_seller', `/sales/${order.id}/${order.client_id}`, 'phone')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expectFits(page, 'sale')
  const views = page.getByRole('group', { name: text('order.title', { id: order.id }) })
  await views.getByRole('button').last().click()
  await expectFits(page, 'cart')
  await page.getByRole('button', { name: text('order.action.check_out'), exact: true }).click()
  await page.getByLabel(text('checkout.method')).waitFor()
  await expectFits(page, 'checkout')
})
