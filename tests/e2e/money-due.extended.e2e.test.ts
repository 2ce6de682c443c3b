import { listUnconfirmedPayments } from '@deportivo/contracts/orders/payments'
import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import { changeOrder } from '@deportivo/contracts/orders/orders'
import { listRefunds, refundAsVoucher } from '@deportivo/contracts/orders/refunds'
import { uploadPhoto } from '@deportivo/testkit/files/upload'
import { anOrder, reservedAndPaid, step, TRANSFER } from '@deportivo/testkit/order'
import { text } from '@deportivo/texts/text'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { dialogOf, toast } from './parts/board.ts'
import { companyShop } from './parts/company.ts'
import { expectFits } from './parts/fit/fits.ts'
import { pesos } from './parts/money.ts'
import { openStage } from './parts/stage.ts'

const stage = openStage()

/** What an entry of the menu counts. */
const countIn = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name: new RegExp(`^${name} \\d`) })

const rowOf = (page: Page, id: number) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: new RegExp(`^#${id} `) }) })

it('accounting confirms a payment in the list that the menu counts', async () => {
  const shop = await companyShop(stage.calls)
  const { id } = await anOrder(stage.calls, shop)
  const body = { step: 'reserve', total_first_payment: 50_000, payment_method: TRANSFER }
  await step(stage.calls, 'online_seller', id, body)
  await uploadPhoto(stage.calls, 'online_seller', id, ATTACHMENT_TYPES.payment_support)
  const waiting = await stage.calls.reply('accounting_manager', listUnconfirmedPayments, {
    query: { top: 1 },
  })
  const { page } = await stage.person('accounting_manager', '/payments?order=-id')
  const counted = countIn(page, text('menu.unconfirmed_payments'))
  await expect.poll(() => counted.innerText()).toContain(String(waiting.pagination.total))
  const row = rowOf(page, id)
  await row.getByText(pesos(50_000)).waitFor()
  await expectFits(page, 'payments to confirm')
  await row.getByRole('button', { name: text('payments.confirm') }).click()
  const dialog = dialogOf(page, text('payment.confirm'))
  await dialog.getByText(pesos(50_000)).waitFor()
  await dialog.getByRole('button', { name: text('payment.confirm') }).click()
  await row.waitFor({ state: 'detached' })
  if (waiting.pagination.total > 1)
    await expect.poll(() => counted.innerText()).toContain(String(waiting.pagination.total - 1))
})

/** An order that was cancelled after its client paid, and what is owed for it. */
async function anOwedRefund() {
  const order = await anOrder(stage.calls, await companyShop(stage.calls))
  await reservedAndPaid(stage.calls, 'online_seller', order.id, 50_000)
  await stage.calls.ok('two', changeOrder, {
    params: { id: order.id },
    body: { step: 'cancel', reason: 'No llegó la talla' },
  })
  const [refund] = await stage.calls.ok('two', listRefunds, { query: { filter: `order_id:${order.id}` } })
  if (!refund) throw new Error('a cancelled order that was paid owes its money')
  return { order, refund }
}

it('a refund leaves the money outside at once when it becomes a voucher', async () => {
  const { order, refund } = await anOwedRefund()
  const url = `/money-outside?list=refund&client_id=${order.client_id}`
  const { page } = await stage.person('accounting_manager', url)
  const row = rowOf(page, order.id)
  await row.waitFor()
  await stage.calls.ok('two', refundAsVoucher, { params: { id: refund.id } })
  // The page reads nothing by itself while it is connected.
  await row.waitFor({ state: 'detached', timeout: 8_000 })
})

it('what is owed to a client is paid in the list that the menu counts', async () => {
  const { order, refund } = await anOwedRefund()
  const { client_name: client, amount } = refund
  const owed = { id: order.id, client, amount: { pesos: amount } }
  const { page } = await stage.person('accounting_manager', '/refunds', 'phone')
  await page.getByRole('link', { name: new RegExp(`^#${order.id} `) }).waitFor()
  await expectFits(page, 'refunds owed')
  const row = rowOf(page, order.id)
  await row.getByRole('button', { name: text('refunds.pay') }).click()
  const dialog = dialogOf(page, text('refund.pay'))
  await dialog.getByLabel(text('checkout.method')).selectOption(String(TRANSFER))
  await dialog.getByRole('button', { name: text('refund.pay') }).click()
  await toast(page, text('refund.paid', owed)).waitFor()
  await row.waitFor({ state: 'detached' })
})
