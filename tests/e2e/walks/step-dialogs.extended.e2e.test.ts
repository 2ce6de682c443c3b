import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import { STEP_BODIES } from '@deportivo/contracts/orders/steps'
import { listOrders } from '@deportivo/contracts/orders/orders'
import type { Order } from '@deportivo/contracts/orders/order'
import { orderStateRow, type OrderState } from '@deportivo/lifecycle/order/states'
import { orderStep, STEP_KEYS, stepName, type StepKey, type StepName } from '@deportivo/lifecycle/order/steps'
import { anOrder, CASH_ON_DELIVERY, orderAt, present, step } from '@deportivo/testkit/order'
import { MEDELLIN } from '@deportivo/testkit/shop'
import { uploadPhoto } from '@deportivo/testkit/files/upload'
import { text } from '@deportivo/texts/text'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { dialogOf, stepButton } from '../parts/board.ts'
import { companyShop } from '../parts/company.ts'
import { expectDialogFits, expectFits } from '../parts/fit/fits.ts'
import { withoutPagesAhead } from '../parts/pages/pages-ahead.ts'
import { openStage } from '../parts/stage.ts'
import { WHOLE_WALK } from '../parts/pages/walk.ts'

const stage = openStage()
// Of each state, the demo company has enough for what depends on the order besides.
const TRIED = 40

/** Whether a step asks for something before it is taken. The checkout asks on a page of its own. */
function asks(key: StepKey): boolean {
  const own = Object.keys(STEP_BODIES[key].properties).filter(
    (field) => !['state_id', 'step', 'version'].includes(field),
  )
  return stepName(key) !== 'check_out' && (own.length > 0 || orderStep(key).file !== undefined)
}

const ASKING = STEP_KEYS.filter(asks)
const STATES = [...new Set(ASKING.flatMap((key) => orderStep(key).from))]
const NAMES = [...new Set(ASKING.map(stepName))]

/** Those that refuse something, end it or bring it back have no button in the colour of what leads on. */
const REFUSING: readonly StepName[] = ['reject_payment', 'returned_by_carrier', 'to_news', 'cancel']

async function expectToLookAsItEnds(page: Page, name: StepName): Promise<void> {
  if (!REFUSING.includes(name)) return
  const submit = stepButton(dialogOf(page, text(`order.action.${name}`)), name)
  await submit.and(page.locator('.bp6-intent-danger')).waitFor()
}

/** What the demo company lacks: an order to be paid on delivery, and goods that came back. */
async function addOrders(): Promise<void> {
  const { calls } = stage
  const shop = await companyShop(calls)
  await orderAt(calls, shop, 'validating_payment', { payment_method: CASH_ON_DELIVERY })
  const { id, products } = await orderAt(calls, shop, 'packing_up', { city_id: MEDELLIN })
  await uploadPhoto(calls, 'two', id, ATTACHMENT_TYPES.guide)
  await step(calls, 'two', id, { step: 'upload_guide', carrier: 'Servientrega', guide_number: '999123456' })
  await uploadPhoto(calls, 'two', id, ATTACHMENT_TYPES.carrier_return)
  await step(calls, 'two', id, { step: 'returned_by_carrier', reason: 'Dirección errada' })
  const lines = products.map((line) => ({ line_id: line.id, quantity: line.quantity }))
  await step(calls, 'two', id, { step: 'received_back', store_id: shop.stores[0], lines })
}

async function* ordersIn(state: OrderState): AsyncGenerator<Order> {
  const query = { filter: `state_id:${state}`, top: TRIED }
  const rows = await stage.calls.ok('two', listOrders, { query })
  for (const { id } of rows) yield present(stage.calls, id)
}

/** The order beside the board, or on its page where the board has no place for it. */
async function show(page: Page, { id, state_id }: Order): Promise<void> {
  const isOnBoard = orderStateRow(state_id).track === 'dispatch'
  await page.goto(isOnBoard ? `/dispatches?order=${id}` : `/sales/${id}`)
  if (isOnBoard) await page.getByRole('tab', { name: text('board.tab_info') }).waitFor()
  else await page.getByRole('heading', { level: 1 }).waitFor()
}

it(
  'every dialog of a step fits a phone and a desktop and has no accessibility violation',
  WHOLE_WALK,
  async () => {
    await addOrders()
    const { page } = await stage.person('two', '/clients')
    await withoutPagesAhead(page)
    const left = new Set<StepName>(NAMES)
    for (const state of STATES)
      for await (const order of ordersIn(state)) {
        const steps = order.next.filter((next) => next.allowed && left.has(next.step))
        if (steps.length > 0) await show(page, order)
        for (const { step: name } of steps) {
          const place = (await dialogOf(page).count()) > 0 ? dialogOf(page).first() : page.getByRole('main')
          await expectDialogFits(page, name, async () => {
            await stepButton(place, name).click()
            await expectToLookAsItEnds(page, name)
          })
          left.delete(name)
        }
      }
    expect([...left]).toEqual([])
  },
)

it('a sale and its checkout fit and have no accessibility violation', async () => {
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
