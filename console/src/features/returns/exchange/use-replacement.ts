import { getProduct, type Product } from '@deportivo/contracts/catalogue/products'
import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { useState } from 'react'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { useFound } from '../../../shared/net/use-found.ts'
import type { Option } from '../../../shared/ui/controls/filter-select.tsx'
import { creditOf, priceOf } from '../dialogs/credit.ts'
import { storesWith } from './stores-with.ts'

/** The sizes that some store has enough of: what is gone is not offered. The returned one is the last, and named so. */
function useSizes(product: Product | undefined, { quantity, sale_product }: ReturnCase) {
  const t = useTexts()
  const { count } = useFormats()
  if (!product) return undefined
  const options = product.sizes
    .map(({ id, name }) => ({ id, name, stores: storesWith(product, id, quantity) }))
    .filter(({ stores }) => stores.length > 0)
    .map(({ id, name, stores }): Option & { isSame: boolean } => {
      const units = count(stores.reduce((sum, store) => sum + store.quantity, 0))
      const isSame = product.id === sale_product.product_id && id === sale_product.size_id
      const label = isSame ? t('returns.same_size', { size: name }) : name
      return { value: String(id), label: `${label} (${units})`, isSame }
    })
  return options.toSorted((a, b) => Number(a.isSame) - Number(b.isSame))
}

/** The chosen replacement, the store that it leaves, and how much more than the recognised amount it costs. */
export function useReplacement(one: ReturnCase) {
  const { quantity, sale_product, exchange_rate } = one
  const [productId, setProductId] = useState(sale_product.product_id)
  const [size, setSize] = useState('')
  const [ownStore, setStore] = useState<string | null>(null)
  const { data: sold } = useFound(getProduct, { params: { id: sale_product.product_id } })
  const { data: product } = useFound(getProduct, { params: { id: productId } })
  const sizes = useSizes(product, one)
  const stores = product && size !== '' ? storesWith(product, Number(size), quantity) : []
  const store = stores.find(({ id }) => String(id) === ownStore) ?? stores[0]
  const price = product ? priceOf(sale_product, product, quantity) : null
  const body =
    store && price !== null ? { product_id: productId, size_id: Number(size), outlet_store: store.id } : null
  const choose = (next: string, from: string | null = null) => {
    setSize(next)
    setStore(from)
  }
  const pickProduct = (id: number) => {
    setProductId(id)
    choose('')
  }
  return {
    sold,
    product,
    sizes,
    size,
    choose,
    setStore,
    pickProduct,
    body,
    store: store ? String(store.id) : '',
    stores: stores.map(({ id, name, quantity: units }) => ({
      value: String(id),
      label: `${name} (${units})`,
    })),
    difference: price === null ? null : price - creditOf(one, exchange_rate),
  }
}
