import { addLine, removeLines } from '@deportivo/contracts/orders/lines'
import type { Order } from '@deportivo/contracts/orders/order'
import { anOrder } from '@deportivo/testkit/order'
import { openCatalogue } from '@deportivo/testkit/open-catalogue'
import { PRICE, PUBLIC_CODE, stockProduct } from '@deportivo/testkit/shop'
import { expect, it } from 'vitest'

const MOST_LINES = 500

const { app, shop } = await openCatalogue()

// As many as can be packed, and received back, in one step.
it(
  'an order has five hundred lines at most; units of a line that it has are still added',
  { timeout: 180_000 },
  async () => {
    const product_id = await stockProduct(app, shop, MOST_LINES + 10)
    const { id } = await anOrder(app, shop, { product_id, seller: 'two' })
    // Lines of another price are other lines.
    const unit = (nth: number) => ({
      params: { saleId: id },
      body: { product_id, code_id: PUBLIC_CODE, size_id: 40, quantity: 1, price: PRICE + nth },
    })
    let order: Order | undefined
    for (let nth = 1; nth < MOST_LINES; nth++) order = await app.ok('two', addLine, unit(nth))
    expect(order?.products).toHaveLength(MOST_LINES)
    expect(await app.refused('two', addLine, unit(MOST_LINES))).toMatchObject({
      code: 400,
      message: 'Un pedido puede tener como máximo 500 líneas. Continúe en otro pedido.',
    })
    expect((await app.ok('two', addLine, unit(1))).products).toHaveLength(MOST_LINES)
    const gone = order?.products.at(-1)?.id ?? 0
    await app.ok('two', removeLines, { params: { saleId: id }, body: { lines: [gone] } })
    expect((await app.ok('two', addLine, unit(MOST_LINES))).products).toHaveLength(MOST_LINES)
  },
)
