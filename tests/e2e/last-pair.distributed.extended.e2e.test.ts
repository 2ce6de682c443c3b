import { addClient, stockProduct } from '@deportivo/testkit/shop'
import { text } from '@deportivo/texts/text'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { toast } from './parts/board.ts'
import { companyShop } from './parts/company.ts'
import { addToOrder, openProduct, startOnlineOrder, typePairs } from './parts/sale.ts'
import { openStage } from './parts/stage.ts'

const stage = openStage()

const CLIENT = 'Deportes La Cima S.A.S.'
const PRODUCT = 'Cumbre Edición Final'

describe('the last pair of a size', () => {
  it('sold by two sellers at once goes to one; the other reads that it is gone', async () => {
    const shop = await companyShop(stage.calls)
    await stockProduct(stage.calls, shop, 1, [40], PRODUCT)
    await addClient(stage.calls, undefined, CLIENT)
    const sellers = [
      (await stage.person('online_seller', '/clients')).page,
      (await stage.person('online_seller_2', '/clients')).page,
    ]
    // Both see it as available before either takes it.
    for (const page of sellers) {
      await startOnlineOrder(page, CLIENT)
      await openProduct(page, PRODUCT)
      await typePairs(page, { 40: 1 })
    }
    await Promise.all(sellers.map(addToOrder))
    const outcomes = await Promise.all(sellers.map(outcomeOf))
    expect(outcomes.sort()).toEqual(['gone', 'mine'])
  })
})

async function outcomeOf(page: Page): Promise<'mine' | 'gone'> {
  const mine = toast(page, 'Producto agregado a la pre-orden correctamente')
  const gone = page.getByRole('dialog').getByRole('alert').getByText('No hay existencias de la talla 40.')
  await mine.or(gone).first().waitFor()
  if (await gone.isVisible()) return 'gone'
  await page
    .getByRole('complementary', { name: text('sale.summary') })
    .getByText(PRODUCT)
    .waitFor()
  return 'mine'
}
