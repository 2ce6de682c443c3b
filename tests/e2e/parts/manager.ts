import { setMinimums } from '@deportivo/contracts/catalogue/minimums'
import type { Calls } from '@deportivo/testkit/calls'
import { orderAt } from '@deportivo/testkit/order'
import type { Page } from 'playwright-core'
import { companyShop } from './company.ts'

/** The screen of the manager's day that is read from afar. */
export const wallOf = (page: Page) => page.getByRole('dialog', { name: 'Pantalla de pared' })

/** More than any product of the shop has. */
export const MINIMUM = 500

/** A product with a size below its minimum. */
export async function lowProduct(calls: Calls): Promise<{ id: number }> {
  const order = await orderAt(calls, await companyShop(calls), 'payment_validated')
  const [line] = order.products
  const params = { id: line?.product_id ?? 0 }
  const sizes = [{ size_id: line?.size_id ?? 0, minimum: MINIMUM }]
  await calls.ok('two', setMinimums, { params, body: { sizes, version: 1 } })
  return params
}
