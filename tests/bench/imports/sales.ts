import { searchProducts, type Product } from '@deportivo/contracts/catalogue/products'
import { listClients } from '@deportivo/contracts/clients/clients'
import { addLine } from '@deportivo/contracts/orders/lines'
import { createPreOrder } from '@deportivo/contracts/orders/orders'
import { setTimeout as sleep } from 'node:timers/promises'
import { send } from './product.ts'

// About as often as a busy shop sells.
const EVERY_MS = 100
const PUBLIC_CODE = 4

interface Sellable {
  product_id: number
  size_id: number
}

/** The sizes of some products of a file that are for sale. */
async function sellable(words: string): Promise<Sellable[]> {
  const query = new URLSearchParams({ searchText: words }).toString()
  const found = (await send(`${searchProducts.path}?${query}`)) as Product[]
  return found.flatMap(({ id, sizes }) =>
    sizes.filter(({ quantity }) => quantity > 0).map((size) => ({ product_id: id, size_id: size.id })),
  )
}

/** Sells single units of these products until `isOver`; what a line took in milliseconds, shortest first. */
export async function sellUntil(isOver: () => boolean, words: string): Promise<number[]> {
  const units = await sellable(words)
  const [client] = (await send(listClients.path)) as { id: number }[]
  const times: number[] = []
  for (let nth = 0; !isOver(); nth++) {
    const unit = units[nth % units.length]
    if (!unit || !client) throw new Error('nothing of the file is for sale')
    const order = (await send(createPreOrder.path, { client_id: client.id })) as { id: number }
    const began = performance.now()
    await send(addLine.path.replace(':saleId', String(order.id)), {
      ...unit,
      quantity: 1,
      code_id: PUBLIC_CODE,
    })
    times.push(performance.now() - began)
    await sleep(EVERY_MS)
  }
  return times.toSorted((one, other) => one - other)
}
