import { INTERNATIONAL_SIZE_ID } from '@deportivo/contracts/catalogue/lists'
import { searchProducts, type Product } from '@deportivo/contracts/catalogue/products'
import { unitCode } from '@deportivo/lifecycle/paper-codes'
import { useState, type AriaAttributes } from 'react'
import { useDebounced } from '../../../shared/hooks/use-debounced.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useList } from '../../../shared/net/use-list.ts'
import { unitCodeIn } from '../../../shared/scan/use-unit-scans.ts'
import { Select } from '../../../shared/ui/select/search-select.tsx'
import type { Option } from '../../../shared/ui/select/use-search-select.ts'

const WAIT_MS = 200
/** Each has several sizes, and more are found by typing more. */
const MOST_PRODUCTS = 8

const nameOf = ({ name, reference_name, color_name }: Product) => `${name} ${reference_name} ${color_name}`

/** What a store has of a product: the sizes that were typed, or else all. */
function sizesIn(storeId: number, product: Product, words: readonly string[]) {
  const all = product.stores.find(({ id }) => id === storeId)?.sizes ?? []
  const sizes = all.filter(({ id, quantity }) => quantity > 0 && id !== INTERNATIONAL_SIZE_ID)
  // Of a size that was typed and is gone, no other one is offered in its place.
  const typed = product.sizes.filter(({ name }) => words.includes(name)).map(({ id }) => id)
  return typed.length > 0 ? sizes.filter(({ id }) => typed.includes(id)) : sizes
}

/** The products of a store that are found by words; none while those of other words are shown, which Enter would take. */
function useFoundProducts(storeId: number, words: string) {
  const [searched] = useDebounced(words, WAIT_MS)
  const query = { filter: `store:${storeId}`, searchText: searched, perPage: MOST_PRODUCTS }
  const found = useList(searchProducts, words !== '' && searched !== '' ? { query } : null)
  const isWaiting = searched !== words || found.isFirstLoad || found.isRefreshing
  const isLoading = words !== '' && isWaiting
  return { rows: words === '' || isLoading ? [] : (found.rows ?? []), isLoading }
}

/** The sizes of products in a store, found by words, or the code that is typed itself. */
function useUnits(storeId: number, typed: string) {
  const t = useTexts()
  const words = typed.trim()
  const code = unitCodeIn(words)
  const { rows, isLoading } = useFoundProducts(storeId, code === null ? words : '')
  if (code !== null) {
    const option: Option = { value: code, label: t('counter.of_code', { code }), isFound: true }
    return { options: [option], isLoading }
  }
  const options = rows.flatMap((product) =>
    sizesIn(storeId, product, words.split(/\s+/)).map(({ id, name: size, quantity: count }): Option => {
      const label = t('counter.of_size', { product: nameOf(product), size, count })
      return { value: unitCode(product.id, id), label, isFound: true }
    }),
  )
  return { options, isLoading }
}

/** One field for a pair: its code, or words that find it; a scanner may write into it as well. Passes the pair's code on. */
export function UnitSearch({
  storeId,
  onPick,
  ...control
}: {
  storeId: number
  onPick: (code: string) => void
  id: string
} & Pick<AriaAttributes, 'aria-invalid' | 'aria-describedby'>) {
  const [typed, setTyped] = useState('')
  const { options, isLoading } = useUnits(storeId, typed)
  return (
    <div data-scans="">
      <Select
        {...control}
        isLong
        isLoading={isLoading}
        options={options}
        value=""
        onType={setTyped}
        onChange={onPick}
      />
    </div>
  )
}
