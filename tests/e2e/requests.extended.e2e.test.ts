import { createShareLink, listSharedProducts } from '@deportivo/contracts/catalogue/share-links'
import { getOrder } from '@deportivo/contracts/orders/orders'
import { createRequest } from '@deportivo/contracts/requests/requests'
import { text } from '@deportivo/texts/text'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { barriers } from './parts/fit/barriers.ts'
import { dialogOf } from './parts/board.ts'
import { expectFits } from './parts/fit/fits.ts'
import { sideways } from './parts/fit/sideways.ts'
import { openStage } from './parts/stage.ts'
import { PATIENT } from './parts/visitor.ts'

const stage = openStage()

const NAME = 'Rosalba Pinzón'
const PHONE = '310 555 0187'

async function expectNoBarriers(page: Page, where: string): Promise<void> {
  expect(await barriers(page, where)).toEqual([])
}

const sizesOf = (page: Page, nth: number) =>
  page.locator('main > ul > li').nth(nth).getByRole('group', { name: 'Lo quiero' }).getByRole('button')

/** Two products on a phone, of which the first is asked for twice; returns the name of the first. */
async function fillOrder(page: Page): Promise<string> {
  for (let units = 0; units < 2; units++) await sizesOf(page, 0).first().tap()
  await sizesOf(page, 1).last().tap()
  return page.locator('main > ul > li').first().getByRole('heading').innerText()
}

it('a visitor asks for shoes on a phone, and the seller makes an order for a new client of it', async () => {
  const { token } = await stage.calls.ok('online_seller', createShareLink, {
    body: { filter: 'size_id:38', code: 'four' },
  })
  const client = await stage.guest('phone')
  const { page } = client
  await page.goto(`/public/products/${token}`)
  const product = await fillOrder(page)

  // What was chosen outlives the page.
  await page.reload()
  await page.getByRole('button', { name: text('public_page.my_order', { units: 3 }) }).tap()
  const window = page.getByRole('dialog', { name: text('public_page.my_order_title') })
  const send = window.getByRole('button', { name: /^Enviar a / })
  await expectNoBarriers(page, 'html')
  expect(await sideways(page)).toBe(0)
  await send.tap()
  await window.getByText(text('public_page.wrong_name')).waitFor()
  await window.getByLabel(text('public_page.your_name')).fill(NAME)
  await window.getByLabel(text('public_page.your_phone')).fill(PHONE)
  await page.context().setOffline(true)
  await send.tap()
  await window.getByText(text('public_page.order_failed')).waitFor()
  expect(await window.getByLabel(text('public_page.your_phone')).inputValue()).toBe(PHONE)
  await page.context().setOffline(false)
  await send.tap()
  await window.getByText(/^Su pedido fue enviado\./).waitFor()
  expect(await page.getByRole('button', { name: /^Mi pedido/ }).count()).toBe(0)

  const { page: desk } = await stage.person('online_seller', '/share_products/requests', 'phone')
  await desk.getByRole('link', { name: NAME }).first().waitFor()
  await expectFits(desk, 'requests')
  await desk.getByRole('link', { name: NAME }).first().tap()
  const dialog = dialogOf(desk, text('request.of', { name: NAME }))
  await dialog.getByText(product).first().waitFor()
  await expectFits(desk, 'a request')
  await expectNoBarriers(desk, '[role="dialog"]')
  await dialog.getByRole('button', { name: text('request.new_client') }).tap()
  const form = dialogOf(desk, text('client.new'))
  expect(await form.getByLabel(text('client.name')).inputValue()).toBe(NAME)
  expect(await form.getByLabel(text('client.phone')).inputValue()).toBe(PHONE)
  await form.getByLabel(text('client.document')).fill('52333444')
  await form.getByLabel(text('client.address')).fill('Cra. 15 # 93-47')
  for (const [label, value] of [
    [text('client.department'), 'Antioquia'],
    [text('client.city'), 'Medellín'],
  ] as const) {
    const field = form.getByRole('combobox', { name: label })
    await expect.poll(() => field.isEnabled(), PATIENT).toBe(true)
    await field.fill(value)
    await desk.getByRole('option', { name: value, exact: true }).first().waitFor()
    await field.press('Enter')
  }
  await form.getByRole('button', { name: text('client.create') }).tap()
  await dialog.getByRole('button', { name: text('order.create') }).tap()
  await desk.waitForURL(/\/sales\/\d+\/\d+/)
  const order = await stage.calls.ok('two', getOrder, {
    params: { id: Number(/\/sales\/(\d+)/.exec(desk.url())?.[1]) },
  })
  expect(order.products.map(({ quantity }) => quantity).toSorted()).toEqual([1, 2])
  expect(order).toMatchObject({ state_id: 'pre_orden', units: 3 })
  await desk.goto('/share_products/requests')
  await desk.getByText(text('request.state.taken')).first().waitFor()
})

it('the seller discards requests of a program all at once, and those of people stay', async () => {
  const { token } = await stage.calls.ok('online_seller', createShareLink, {
    body: { filter: 'size_id:38', code: 'four' },
  })
  const shared = await stage.calls.ok(null, listSharedProducts, { query: { 'link-share': token } })
  const [product] = shared
  if (!product) throw new Error('the link shows a product')
  const { id: product_id, offer, sizes } = product
  for (const [at, name] of ['Oferta Uno', 'Oferta Dos', 'Persona Real'].entries())
    await stage.calls.ok(null, createRequest, {
      body: {
        link: token,
        name,
        phone: String(3_150_000_001 + at),
        lines: [{ product_id, offer, size: sizes[0] ?? '', quantity: 1 }],
      },
    })
  const { page } = await stage.person('online_seller', '/share_products/requests')
  for (const name of ['Oferta Uno', 'Oferta Dos'])
    await page
      .getByRole('row', { name: new RegExp(name) })
      .getByRole('checkbox')
      .check({ force: true })
  await page.getByRole('button', { name: text('request.refuse_many') }).click()
  const dialog = dialogOf(page, text('request.refuse_many_title', { count: 2 }))
  await expectNoBarriers(page, '[role="dialog"]')
  await dialog.getByLabel(text('request.reason')).fill('Publicidad')
  await dialog.getByRole('button', { name: text('request.refuse'), exact: true }).click()
  await page.getByText(text('request.refused_many', { count: 2 })).waitFor()
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
  await row('Oferta Dos').getByText(text('request.state.refused')).waitFor()
  await row('Persona Real').getByText(text('request.state.new')).waitFor()
})
