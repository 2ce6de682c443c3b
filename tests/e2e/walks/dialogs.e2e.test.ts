import { listMail } from '@deportivo/contracts/admin/mail'
import { forgotPassword } from '@deportivo/contracts/auth/recovery'
import { me } from '@deportivo/contracts/auth/sign-in'
import { listCarriers } from '@deportivo/contracts/dispatch/board'
import { listCashiers } from '@deportivo/contracts/catalogue/lists'
import { openShift } from '@deportivo/contracts/finance/cashiers'
import { createView } from '@deportivo/contracts/views/views'
import { anOrder, orderAt, reservedAndPaid, step, TRANSFER } from '@deportivo/testkit/order'
import { text } from '@deportivo/texts/text'
import type { TextKey } from '@deportivo/texts/texts'
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { companyShop } from '../parts/company.ts'
import { expectDialogFits, expectFits } from '../parts/fits.ts'
import { withoutPagesAhead } from '../parts/pages-ahead.ts'
import { openStage } from '../parts/stage.ts'
import { PATIENT } from '../parts/visitor.ts'
import { WHOLE_WALK } from '../parts/walk.ts'

const stage = openStage()

const button = (place: Page | Locator, key: TextKey, values = {}): Locator =>
  place.getByRole('button', { name: text(key, values), exact: true }).first()
const item = (page: Page, key: TextKey): Locator =>
  page.getByRole('menuitem', { name: text(key), exact: true })

type Opening = [what: string, open: (page: Page) => Promise<void>]

const pressed = (key: TextKey): Opening => [key, (page) => button(page, key).click()]
/** From the menu behind another button. */
const chosen = (menu: TextKey, key: TextKey, values = {}): Opening => [
  key,
  async (page) => {
    await button(page, menu, values).click()
    await item(page, key).click()
  },
]

/** Opens each dialog of a page in turn. */
async function expectAllFit(page: Page, path: string, openings: readonly Opening[]): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  for (const [what, open] of openings) await expectDialogFits(page, `${path}: ${what}`, () => open(page))
}

it('the dialogs of clients and of lists fit and have no accessibility violation', WHOLE_WALK, async () => {
  const { page } = await stage.person('two', '/clients')
  await withoutPagesAhead(page)
  await expectAllFit(page, '/clients', [
    pressed('client.new'),
    chosen('common.more', 'common.edit'),
    chosen('common.more', 'common.delete'),
    pressed('list.export'),
    ['palette', () => page.keyboard.press('Control+k')],
    ['shortcuts', () => page.keyboard.press('?')],
  ])
  await expectAllFit(page, '/administrative?range=30d', [pressed('list.export')])
  await expectAllFit(page, '/brands/list', [
    pressed('catalogue.new.brand'),
    chosen('common.more', 'common.edit'),
    chosen('common.more', 'common.delete'),
  ])
})

it('a new order fits, with the list of clients open and with one chosen', WHOLE_WALK, async () => {
  const { page } = await stage.person('two', '/clients')
  await withoutPagesAhead(page)
  await button(page, 'header.warehouse_order').click()
  const dialog = page.getByRole('dialog')
  const picker = dialog.getByRole('combobox')
  await picker.fill('a')
  await picker.press('Enter')
  const clients = dialog.getByRole('listbox').getByRole('option')
  await clients.nth(2).waitFor()
  await expectFits(page, 'list of clients', '[role="dialog"]')
  await clients.first().click()
  await expectFits(page, 'chosen client', '[role="dialog"]')
  await button(dialog, 'client.add').click()
  await dialog.getByLabel(text('client.name')).waitFor()
  await expectFits(page, 'new client', '[role="dialog"]')
})

it('the dialogs of an order being built fit and have no accessibility violation', WHOLE_WALK, async () => {
  const order = await anOrder(stage.calls, await companyShop(stage.calls))
  const { page } = await stage.person('two', '/clients')
  await withoutPagesAhead(page)
  const name = order.products[0]?.product_name ?? ''
  await expectAllFit(page, `/sales/${order.id}/${order.client_id}?q=${encodeURIComponent(name)}`, [
    chosen('sale.line_menu', 'sale.transfer_title', { name }),
    chosen('sale.line_menu', 'group.title', { name }),
    pressed('payment.add'),
    pressed('sale.edit_notes'),
    ['product', (at) => at.getByRole('button', { name, exact: true }).first().click()],
  ])
  await expectAllFit(page, '/share_products', [
    ['product', (at) => at.getByRole('button', { name, exact: true }).first().click()],
  ])
})

it('the dialogs of many orders fit and have no accessibility violation', WHOLE_WALK, async () => {
  const { id } = await orderAt(stage.calls, await companyShop(stage.calls), 'payment_validated')
  const { page } = await stage.person('two', '/clients')
  await withoutPagesAhead(page)
  await expectAllFit(page, '/orders', [
    [
      'orders.change_state',
      async () => {
        await page.getByRole('row').nth(1).getByRole('checkbox').click({ force: true })
        await button(page, 'orders.change_state').click()
      },
    ],
    pressed('list.export'),
  ])
  await expectAllFit(page, '/dispatches', [
    [
      'bulk',
      async () => {
        await page.getByRole('checkbox', { name: text('orders.select', { id }) }).click()
        const bar = page.getByRole('region', { name: text('bulk.title') })
        await button(bar, 'order.action.assign_auxiliary').click()
      },
    ],
  ])
})

/** An order that waits for accounting, and one whose client is owed what was paid. */
async function ordersWithMoney(): Promise<readonly [waiting: number, owed: number]> {
  const { calls } = stage
  const shop = await companyShop(calls)
  const [waiting, owed] = [await anOrder(calls, shop), await anOrder(calls, shop)]
  const reserve = { step: 'reserve', total_first_payment: 40_000, payment_method: TRANSFER }
  await step(calls, 'online_seller', waiting.id, reserve)
  await reservedAndPaid(calls, 'online_seller', owed.id, 40_000)
  await step(calls, 'two', owed.id, { step: 'cancel', reason: 'Se arrepintió' })
  return [waiting.id, owed.id]
}

it('the dialogs of payments fit and have no accessibility violation', WHOLE_WALK, async () => {
  const [waiting, owed] = await ordersWithMoney()
  const { page } = await stage.person('two', '/clients')
  await withoutPagesAhead(page)
  await expectAllFit(page, `/sales/${waiting}`, [pressed('payment.reject')])
  await expectAllFit(page, `/sales/${owed}`, [pressed('refund.pay')])
})

it(
  'the dialogs of views, mails and sessions fit and have no accessibility violation',
  WHOLE_WALK,
  async () => {
    const { calls } = stage
    const view = {
      list: 'clients' as const,
      name: 'De prueba',
      query: 'search=demo',
      columns: null,
      is_shared: false,
    }
    await calls.ok('two', createView, { body: view })
    await calls.ok(null, forgotPassword, { body: { email: 'accounting_manager@demo.local' } })
    const other = (await calls.ok('accounting_manager', me)).data.data.id
    await expect.poll(async () => (await calls.ok('two', listMail)).length, PATIENT).toBeGreaterThan(0)
    const { page } = await stage.person('two', '/clients')
    await withoutPagesAhead(page)
    await expectAllFit(page, '/clients?search=calzado', [pressed('list.view_save')])
    await expectAllFit(page, '/clients', [
      [
        'list.view_edit',
        async () => {
          const open = button(page, 'list.view_edit', { name: view.name })
          if ((await open.count()) === 0)
            await page.getByRole('button', { name: view.name, exact: true }).click()
          await open.click()
        },
      ],
    ])
    await expectAllFit(page, '/mail', [
      ['mail', (at) => at.getByRole('row').nth(1).getByRole('button').first().click()],
    ])
    await expectAllFit(page, `/users/${other}`, [pressed('people.sessions_end')])
    await expectAllFit(page, '/my-profile', [pressed('sessions.end_others')])
    const [carrier] = await calls.ok('two', listCarriers)
    await expectAllFit(page, '/settings', [
      [
        'settings.carrier_remove',
        async () => {
          await button(page.getByRole('row').filter({ hasText: carrier?.name }), 'common.more').click()
          await item(page, 'common.delete').click()
        },
      ],
    ])
  },
)

it('the dialogs of the office fit and have no accessibility violation', WHOLE_WALK, async () => {
  const [register] = await stage.calls.ok('two', listCashiers)
  await stage.calls.ok('two', openShift, { body: { cashier_id: register?.id ?? 0, base_amount: 100_000 } })
  const { page } = await stage.person('two', '/clients')
  await withoutPagesAhead(page)
  await expectAllFit(page, '/casher', [pressed('shift.close')])
  await expectAllFit(page, '/settings', [pressed('settings.carrier_add')])
  await expectAllFit(page, '/users/2', [pressed('people.disable'), pressed('common.delete')])
  await expectAllFit(page, '/my-profile', [pressed('profile_page.factor_start')])
  expect(await page.getByRole('dialog').count()).toBe(0)
})
