import { text } from '@deportivo/texts/text'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { dialogOf, toast } from '../board.ts'
import { focus, tabTo } from './keyboard.ts'
import { PATIENT } from '../visitor.ts'

/** From the page of an order to the sizes of a product, with the focus in one of them. */
export async function openSizes(page: Page, product: string, size: RegExp) {
  await page.getByRole('searchbox', { name: text('products.search') }).waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type(product)
  await page.getByRole('button', { name: text('list.remove_filter', { filter: `“${product}”` }) }).waitFor()
  await page.getByRole('button', { name: product, exact: true }).waitFor()
  await tabTo(page, product)
  await page.keyboard.press('Enter')
  const dialog = dialogOf(page)
  await dialog.getByRole('table', { name: product }).waitFor()
  await tabTo(page, size)
  return dialog
}

/** From an order with pairs to its payment in cash, in a register that is opened on the way. */
export async function payInCash(page: Page): Promise<void> {
  await tabTo(page, text('order.action.check_out'))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/checkout\//)
  // Until they are loaded their field takes no focus.
  const registers = page.getByLabel(text('checkout.cashier'), { exact: true }).locator('option')
  await expect.poll(() => registers.count(), PATIENT).toBeGreaterThan(1)
  await tabTo(page, text('payment.method.1'))
  await page.keyboard.press('Enter')
  // Backwards: an entry of the menu has the same name.
  await tabTo(page, text('checkout.cashier'), 'Shift+Tab')
  await page.keyboard.press('ArrowDown')
  await tabTo(page, text('checkout.base_amount'))
  await page.keyboard.type('50000')
  await tabTo(page, text('checkout.open_cashier'))
  await page.keyboard.press('Enter')
  await toast(page, text('cashier.opened')).waitFor()
  await expect.poll(async () => (await focus(page)).name, PATIENT).toContain(text('checkout.cashier'))
  await page.getByText(text('checkout.money_fits')).waitFor()
  await tabTo(page, text('order.action.check_out'))
  await page.keyboard.press('Enter')
  await toast(page, 'Se completó tu venta').waitFor()
}
