import type { Product } from '@deportivo/contracts/catalogue/products'

/** The stores that have so many units of a size, with how many. */
export const storesWith = ({ stores }: Pick<Product, 'stores'>, sizeId: number, units: number) =>
  stores.flatMap(({ id, name, sizes }) => {
    const size = sizes.find((one) => one.id === sizeId && one.quantity >= units)
    return size ? [{ id, name, quantity: size.quantity }] : []
  })
