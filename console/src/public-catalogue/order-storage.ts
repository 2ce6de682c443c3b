import type { PublicProduct } from '@deportivo/contracts/catalogue/share-links'

/** Of one size: the same bound as the server's. */
export const MOST_UNITS = 10
/** Of one request, likewise. */
export const MOST_LINES = 20

export interface WantedLine {
  product_id: number
  /** Proves to the server that the link showed the product. */
  offer: string
  name: string
  color: string
  size: string
  price: number
  quantity: number
}

/** What a visitor chose and typed, until it is sent. */
export interface WantedOrder {
  lines: readonly WantedLine[]
  name: string
  phone: string
  note: string
}

export const NOTHING: WantedOrder = { lines: [], name: '', phone: '', note: '' }

const keyOf = (token: string) => `order:${token}`

/** A private window may refuse its storage: then the order lasts as long as the page. */
export function readOrder(token: string): WantedOrder {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(token)) ?? '{}') as Partial<WantedOrder>
    return { ...NOTHING, ...stored }
  } catch {
    return NOTHING
  }
}

export function storeOrder(token: string, order: WantedOrder): void {
  try {
    localStorage.setItem(keyOf(token), JSON.stringify(order))
  } catch {
    // As above.
  }
}

const isSame =
  (wanted: Pick<WantedLine, 'product_id' | 'size'>) =>
  ({ product_id, size }: WantedLine): boolean =>
    product_id === wanted.product_id && size === wanted.size

/** The order with that many units of a size; 0 leaves it out. */
export function withQuantity(order: WantedOrder, line: WantedLine, quantity: number): WantedOrder {
  if (quantity < 1) return { ...order, lines: order.lines.filter((one) => !isSame(line)(one)) }
  const next = { ...line, quantity: Math.min(quantity, MOST_UNITS) }
  return order.lines.some(isSame(line))
    ? { ...order, lines: order.lines.map((one) => (isSame(line)(one) ? next : one)) }
    : { ...order, lines: [...order.lines, next].slice(0, MOST_LINES) }
}

/** One more unit of a size of a product. */
export function withOneMore(order: WantedOrder, product: PublicProduct, size: string): WantedOrder {
  const { id, offer, name, color, price } = product
  const line = { product_id: id, offer, name, color, size, price, quantity: 0 }
  const present = order.lines.find(isSame(line))
  return withQuantity(order, line, (present?.quantity ?? 0) + 1)
}

export const unitsOf = ({ lines }: Pick<WantedOrder, 'lines'>): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

export const totalOf = ({ lines }: Pick<WantedOrder, 'lines'>): number =>
  lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0)
