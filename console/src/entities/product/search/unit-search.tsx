import { INTERNATIONAL_SIZE_ID } from '@deportivo/contracts/catalogue/lists'
import { searchProducts, type Product } from '@deportivo/contracts/catalogue/products'
import { unitCode } from '@deportivo/lifecycle/paper-codes'
import { useState, type AriaAttributes } from 'react'
import { useDebounced } from '../../../shared/hooks/use-debounced.ts'
import { matchTyped } from '../../../shared/language/match-typed.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useList } from '../../../shared/net/use-list.ts'
import { unitCodeIn } from '../../../shared/scan/use-unit-scans.ts'
import { Select } from '../../../shared/ui/select/search-select.tsx'
import type { Option } from '../../../shared/ui/select/use-search-select.ts'

const WAIT_MS = 200
/** Each has several sizes, and more are found by typing more. */
const MOST_PRODUCTS = 8

type Texts = ReturnType<typeof useTexts>

const nameOf = ({ name, reference_name, color_name }: Product) => `${name} ${reference_name} ${color_name}`

/** What a store has of a product, size by size. */
function sizesIn(storeId: number, product: Product, t: Texts): Option[] {
  const sizes = product.stores.find(({ id }) => id === storeId)?.sizes ?? []
  return sizes
    .filter(({ id, quantity }) => quantity > 0 && id !== INTERNATIONAL_SIZE_ID)
    .map(({ id, name: size, quantity: count }) => ({
      value: unitCode(product.id, id),
      label: t('counter.of_size', { product: nameOf(product), size, count }),
    }))
}

/** The sizes that were typed; where none was, or the server found more than the words, all of the product. */
function withTyped(options: readonly Option[], typed: string): readonly Option[] {
  const named = options.filter(({ label }) => matchTyped(typed)(label))
  return named.length > 0 ? named : options.map((option) => ({ ...option, also: [typed] }))
}

/** The sizes of products in a store, found by words, or the code that is typed itself. */
function useUnits(storeId: number, typed: string) {
  const t = useTexts()
  const words = typed.trim()
  const code = unitCodeIn(words)
  const [searched] = useDebounced(words, WAIT_MS)
  const isAsked = words !== '' && code === null
  const query = { filter: `store:${storeId}`, searchText: searched, perPage: MOST_PRODUCTS }
  const found = useList(searchProducts, isAsked && searched !== '' ? { query } : null)
  if (code !== null)
    return {
      options: [{ value: code, label: t('counter.of_code', { code }), also: [words] }],
      isLoading: false,
    }
  const rows = isAsked ? (found.rows ?? []) : []
  return {
    options: rows.flatMap((product) => withTyped(sizesIn(storeId, product, t), words)),
    isLoading: isAsked && (searched !== words || found.isFirstLoad || found.isRefreshing),
  }
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
