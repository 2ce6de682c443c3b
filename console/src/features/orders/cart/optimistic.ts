import type { Order, OrderLine } from '@deportivo/contracts/orders/order'

const sumOf = (lines: readonly OrderLine[], value: (line: OrderLine) => number) =>
  lines.reduce((sum, line) => sum + value(line), 0)

/** The expected order after a change: shown at once, replaced by the server's reply. */
function withLines(order: Order, products: OrderLine[]): Order {
  const total_value = sumOf(products, (line) => line.price)
  return {
    ...order,
    products,
    units: sumOf(products, (line) => line.quantity),
    total_value,
    total_balance: order.total_balance + total_value - order.total_value,
  }
}

export function withQuantity(order: Order, lineId: number, quantity: number): Order {
  return withLines(
    order,
    order.products.map((line) =>
      line.id === lineId ? { ...line, quantity, price: line.unit_price * quantity } : line,
    ),
  )
}

export function withoutLines(order: Order, lineIds: readonly number[]): Order {
  return withLines(
    order,
    order.products.filter((line) => !lineIds.includes(line.id)),
  )
}
