import { listMail } from '@deportivo/contracts/admin/mail'
import { forgotPassword } from '@deportivo/contracts/auth/recovery'
import { me } from '@deportivo/contracts/auth/sign-in'
import { listCarriers } from '@deportivo/contracts/dispatch/board'
import { exchangeRates, listCashiers, returnReasons } from '@deportivo/contracts/catalogue/lists'
import { updateProduct } from '@deportivo/contracts/catalogue/products'
import { openShift } from '@deportivo/contracts/finance/cashiers'
import { requestReturns } from '@deportivo/contracts/returns/groups'
import { changeReturn, listReturnableLines, requestReturn } from '@deportivo/contracts/returns/returns'
import { createView } from '@deportivo/contracts/views/view-changes'
import { anOrder, orderAt, reservedAndPaid, step, TRANSFER } from '@deportivo/testkit/order'
import { otherReference, PRICE, PUBLIC_CODE, stockProduct } from '@deportivo/testkit/shop'
import { text } from '@deportivo/texts/text'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { companyShop } from '../parts/company.ts'
import { expectFits } from '../parts/fit/fits.ts'
import { button, chosen, expectAllFit, item, pressed, type Opening } from '../parts/pages/openings.ts'
import { withoutPagesAhead } from '../parts/pages/pages-ahead.ts'
import { openStage } from '../parts/stage.ts'
import { PATIENT } from '../parts/visitor.ts'
import { WHOLE_WALK } from '../parts/pages/walk.ts'

const stage = openStage()

/** The options for the typed words, once they are there: Enter would choose the first of them if they are there already. */
const foundOptions = (page: Page) =>
  page.getByRole('dialog').locator('[role="listbox"][aria-busy="false"]').getByRole('option')

it('the dialogs of clients and of lists fit and have no accessibility violation', WHOLE_WALK, async () => {
  const { page } = await stage.person('two', '/clients')
  await withoutPagesAhead(page)
  await expectAllFit(page, '/clients', [
    pressed('client.new'),
    chosen('common.more', 'common.edit'),
    chosen('common.more', 'client.merge.open'),
    [
      'both clients',
      async () => {
        await button(page, 'common.more').click()
        await item(page, 'client.merge.open').click()
        const picker = page.getByRole('dialog').getByRole('combobox')
        await picker.fill('a')
        await foundOptions(page).nth(1).click()
        await button(page, 'client.merge.swap').waitFor()
      },
    ],
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
  const clients = foundOptions(page)
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

/** Six pairs that their client has, and returns of some that wait in the store for what is given instead. */
async function returnsInStore() {
  const { calls } = stage
  const shop = await companyShop(calls)
  const name = 'Garantía Paseo 93'
  const product_id = await stockProduct(calls, shop, 9, [40, 41], name)
  const { id, client_id } = await orderAt(calls, shop, 'packing_up', { product_id, quantity: 6 })
  await step(calls, 'head_dispatch', id, { step: 'delivered_locally', receiver_name: 'Ana Demo' })
  // Returns know of an order by its events.
  await expect
    .poll(
      () => calls.ok('two', listReturnableLines, { params: { id } }).then(({ length }) => length),
      PATIENT,
    )
    .toBe(1)
  const [reason] = await calls.ok('two', returnReasons.list, { query: { top: 1 } })
  const request = async () => {
    const body = { reason: reason?.id ?? 0, product_id, size_id: 40, quantity: 1 }
    const { id: at } = await calls.ok('head_dispatch', requestReturn, { params: { saleId: id }, body })
    const entered = { state_id: 'return_received_store', entrance_store: shop.stores[0] }
    return calls.ok('head_dispatch', changeReturn, { params: { id: at }, body: entered })
  }
  const elsewhere = await otherReference(calls, shop)
  const dearer = await stockProduct(calls, elsewhere, 5, [40], 'Garantía Cara 94')
  const codes = [{ id: PUBLIC_CODE, value: PRICE + 20_000 }]
  await calls.ok('two', updateProduct, { params: { id: dearer }, body: { codes } })
  const exchange = (one: { id: number }, replacement: number) =>
    calls.ok('head_dispatch', changeReturn, {
      params: { id: one.id },
      body: {
        step: 'exchange_available',
        product_id: replacement,
        size_id: 40,
        outlet_store: shop.stores[0],
      },
    })
  const voucher = async (one: { id: number }) => {
    const [rate] = await calls.ok('two', exchangeRates.list, { query: { top: 1 } })
    const body = { step: 'voucher', exchange_rate: rate?.id }
    await calls.ok('head_dispatch', changeReturn, { params: { id: one.id }, body })
  }
  const [line] = await calls.ok('two', listReturnableLines, { params: { id } })
  const several = async () => {
    const pair = { sale_id: id, line_id: line?.line_id ?? 0, quantity: 1 }
    const body = { reason: reason?.id ?? 0, lines: [pair, pair] }
    const { cases } = await calls.ok('head_dispatch', requestReturns, { body })
    return cases[0]?.id ?? 0
  }
  return { order: id, client_id, product_id, dearer, name, request, exchange, voucher, several }
}

it('the pages and dialogs of returns fit and have no accessibility violation', WHOLE_WALK, async () => {
  const { calls } = stage
  const { order, client_id, product_id, dearer, name, request, exchange, voucher, several } =
    await returnsInStore()
  const [first, second, third] = [await request(), await request(), await request()]
  await voucher(third)
  const { page } = await stage.person('two', '/clients')
  await withoutPagesAhead(page)
  await expectAllFit(page, `/sales/${order}`, [pressed('returns.request'), pressed('returns.change_size')])
  await expectAllFit(page, `/returns/${first.id}`, [
    pressed('return.action.voucher'),
    pressed('return.action.return_to_store'),
    chosen('common.more', 'return.action.cancel'),
    chosen('common.more', 'order.reverse'),
    pressed('quarantine.kind.write_off'),
    pressed('return.action.exchange_available'),
  ])
  await button(page, 'return.action.exchange_available').click()
  const dialog = page.getByRole('dialog')
  await button(dialog, 'returns.other_product').click()
  await dialog.getByRole('searchbox').fill(name)
  await dialog.getByRole('button', { name: new RegExp(`^${name}`) }).waitFor()
  await expectFits(page, 'another product instead', '[role="dialog"]')
  await exchange(first, dearer)
  await expectAllFit(page, `/returns/${first.id}`, [
    pressed('returns.charge_difference'),
    pressed('payment.by_voucher'),
  ])
  await expectFits(page, 'a return whose difference is owed')
  await exchange(second, product_id)
  await calls.ok('head_dispatch', changeReturn, { params: { id: second.id }, body: { step: 'enlist' } })
  await expectAllFit(page, `/returns/${second.id}`, [pressed('return.action.delivered')])
  await expectAllFit(page, `/clients/${client_id}/history`, [pressed('returns.several_open')])
  await expectAllFit(
    page,
    `/returns/${await several()}`,
    (['returns.all_received_in_store', 'returns.all_cancel'] as const).map((key): Opening => [
      key,
      () => button(page, key, { count: 2 }).click(),
    ]),
  )
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
