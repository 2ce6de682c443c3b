import { text } from '@deportivo/texts/text'
import type { Page } from 'playwright-core'

/** Searches, and waits for the result: the previous list may show the same name. */
async function search(page: Page, box: string, words: string): Promise<void> {
  await page.getByRole('searchbox', { name: box }).fill(words)
  await page.getByRole('button', { name: text('list.remove_filter', { filter: `“${words}”` }) }).waitFor()
}

/** From the list of clients to a new online order; returns its number. */
export async function startOnlineOrder(page: Page, client: string): Promise<number> {
  await search(page, text('clients.search'), client)
  const row = page.getByRole('row').filter({ hasText: client })
  await row.getByRole('button', { name: text('header.online_order') }).click()
  await page.waitForURL(/\/sales\/\d+/)
  return Number(/\/sales\/(\d+)/.exec(page.url())?.[1])
}

/** From the header of any page to a new order from the warehouse; returns its number. */
export async function startLocalOrder(page: Page, client: string): Promise<number> {
  // A phone has one button for all that is new.
  const plus = page.getByRole('button', { name: text('header.new'), exact: true })
  const button = page.getByRole('button', { name: text('header.warehouse_order') })
  await plus.or(button).filter({ visible: true }).first().click()
  if (await plus.isVisible())
    await page.getByRole('menuitem', { name: text('header.warehouse_order') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').fill(client)
  await page.getByRole('option').filter({ hasText: client }).first().click()
  await dialog.getByRole('button', { name: text('order.create') }).click()
  await page.waitForURL(/\/sales\/\d+/)
  return Number(/\/sales\/(\d+)/.exec(page.url())?.[1])
}

/** Finds a product and opens its sizes. */
export async function openProduct(page: Page, product: string): Promise<void> {
  await search(page, text('products.search'), product)
  await page.getByRole('button', { name: product, exact: true }).click()
  await page.getByRole('dialog').getByRole('table', { name: product }).waitFor()
}

/** Enters pairs in the first store's row, by size. */
export async function typePairs(page: Page, pairs: Record<string, number>): Promise<void> {
  for (const [size, quantity] of Object.entries(pairs))
    await sizeField(page, size).first().fill(String(quantity))
}

export const sizeField = (page: Page, size: string) =>
  page.getByRole('dialog').getByRole('textbox', { name: new RegExp(`, talla ${size}, \\d+ disponibles?`) })

/** Adds the entered sizes to the order. */
export const addToOrder = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${text('product.add')} \\d`) })
    .click()
