/** Shops write the same price with and without decimals, after a point or a comma. */
function amountOf(price: string): number | string {
  const amount = Number(price.replace(',', '.'))
  return Number.isNaN(amount) ? price : amount
}

/**
 * The handles of variants: one of our products has one price, so that those of another price are a product of their own,
 * numbered in the order of the file. A variant without a price is of the first.
 */
export function handlesByPrice(): (handle: string, price: string) => string {
  const pricesOf = new Map<string, (number | string)[]>()
  return (handle, price) => {
    if (handle === '' || price === '') return handle
    const prices = pricesOf.get(handle) ?? []
    pricesOf.set(handle, prices)
    const amount = amountOf(price)
    if (!prices.includes(amount)) prices.push(amount)
    const place = prices.indexOf(amount)
    return place === 0 ? handle : `${handle}-${place + 1}`
  }
}
