import { getOrder, orderHistory } from '@deportivo/contracts/orders/orders'
import type { OrderState } from '@deportivo/lifecycle/order/states'
import type { StepName } from '@deportivo/lifecycle/order/steps'
import { step } from '@deportivo/testkit/order'
import { addClient, BOGOTA, PRICE, stockProduct } from '@deportivo/testkit/shop'
import { text } from '@deportivo/texts/text'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { dialogOf, toast } from './parts/board.ts'
import { companyShop } from './parts/company.ts'
import { openSizes } from './parts/input/keyboard-sale.ts'
import { focus, press, tabTo } from './parts/input/keyboard.ts'
import { openStage } from './parts/stage.ts'
import { PATIENT } from './parts/visitor.ts'

const stage = openStage()

const CLIENT = 'Tenis La Vendedora S.A.S.'
const PRODUCT = 'Vendedora 400'
const SIZE = 38
const STOCK = 6
const PAIRS = 2
const WAREHOUSE_STEPS = ['in_process', 'received', 'send_to_seller'] as const satisfies StepName[]

const action = (name: StepName) => text(`order.action.${name}`)

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

const expectState = (page: Page, state: OrderState) =>
  page
    .locator('[aria-current="step"]')
    .filter({ hasText: text(`order.state.${state}`) })
    .waitFor()

/** The keyboard goes on where the page shows what is next. */
const expectFocusOn = (page: Page, words: string) =>
  expect.poll(async () => (await focus(page)).name, PATIENT).toContain(words)

/** From the menu to the client's row, and by its menu to a new order of the seller's own. */
async function beginOrder(page: Page): Promise<number> {
  await press(page, text('menu.clients'))
  await heading(page, text('menu.clients')).waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type(CLIENT)
  await page.getByRole('button', { name: text('list.remove_filter', { filter: `“${CLIENT}”` }) }).waitFor()
  await press(page, text('common.more'))
  const items = page.getByRole('menuitem')
  await expectFocusOn(page, await items.first().innerText())
  const at = (await items.allInnerTexts()).indexOf(text('order.type.seller'))
  for (let item = 0; item < at; item++) await page.keyboard.press('ArrowDown')
  await expectFocusOn(page, text('order.type.seller'))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/seller\/orders\/\d+\/\d+\/\d+/)
  return Number(/\/seller\/orders\/\d+\/\d+\/(\d+)/.exec(page.url())?.[1])
}

async function addPairs(page: Page): Promise<void> {
  const sizes = await openSizes(page, PRODUCT, new RegExp(`, talla ${SIZE}, \\d+ disponibles`))
  await page.keyboard.type(String(PAIRS))
  await page.keyboard.press('Control+Enter')
  await toast(page, 'Product agregado a la pre-orden correctamente').waitFor()
  await sizes.waitFor({ state: 'detached' })
  await expectFocusOn(page, PRODUCT)
}

/** From the header to the seller's own orders, and to one of them. */
async function openOwnOrder(page: Page, id: number): Promise<void> {
  await press(page, text('header.seller_orders'), 'Shift+Tab')
  await heading(page, text('orders.of_seller')).waitFor()
  await page.getByRole('link', { name: `#${id}`, exact: true }).waitFor()
  await press(page, `#${id}`)
  await heading(page, text('order.title', { id })).waitFor()
}

/** The client pays all of it by transfer. */
async function finalize(page: Page): Promise<void> {
  await page.keyboard.press('Control+Enter')
  const dialog = dialogOf(page, action('finalize'))
  await expectFocusOn(page, action('finalize'))
  await press(page, text('payment.method.2'))
  await dialog.getByText(text('checkout.money_fits')).waitFor()
  await tabTo(page, action('finalize'))
  await page.keyboard.press('Enter')
  await toast(page, 'Pedido finalizado por el vendedor').waitFor()
  await dialog.waitFor({ state: 'detached' })
}

/** The pairs of the ordered size that are on hand, in the warehouse and with the seller, and held by orders. */
const stockOf = (product: number) =>
  stage.rows<{ on_hand: number; held: number }>(
    `select sum(on_hand)::int as on_hand, sum(held)::int as held
     from inventory.published_levels where product_id = $1 and size_id = $2`,
    [product, SIZE],
  )

it('a seller takes an order from the menu to its end by keyboard alone', async () => {
  const shop = await companyShop(stage.calls)
  const product = await stockProduct(stage.calls, shop, STOCK, [SIZE, 39], PRODUCT)
  await addClient(stage.calls, BOGOTA, CLIENT)
  const { page } = await stage.person('freelance_seller', '/share_products')
  await heading(page, text('menu.share_products')).waitFor()
  const id = await beginOrder(page)
  await addPairs(page)
  await press(page, action('order_from_warehouse'))
  await toast(page, 'Producto pedido a bodega').waitFor()
  await expectFocusOn(page, text('sale.turn.warehouse', { step: action('in_process') }))

  for (const name of WAREHOUSE_STEPS) await step(stage.calls, 'winery_manager', id, { step: name })
  await openOwnOrder(page, id)
  await expectState(page, 'sent_to_seller')
  await press(page, action('delivered_to_seller'))
  await expectState(page, 'delivered_to_seller')
  await expectFocusOn(page, action('finalize'))
  await finalize(page)
  await expectState(page, 'finalized_by_seller')
  // The button that opened the dialog is gone with the last step.
  await expectFocusOn(page, text('order.title', { id }))

  expect(await stage.calls.ok('two', getOrder, { params: { id } })).toMatchObject({
    state_id: 'finalized_by_seller',
    units: PAIRS,
    total_value: PAIRS * PRICE,
    total_balance: 0,
    products: [{ product_id: product, size_id: SIZE, quantity: PAIRS }],
    payments: [{ kind: 'transfer', amount: PAIRS * PRICE }],
  })
  const history = await stage.calls.ok('two', orderHistory, { params: { id } })
  expect(history.map((entry) => entry.step).reverse()).toEqual([
    'create',
    'order_from_warehouse',
    ...WAREHOUSE_STEPS,
    'delivered_to_seller',
    'finalize',
  ])
  expect(await stockOf(product)).toEqual([{ on_hand: STOCK - PAIRS, held: 0 }])
})
