import { getProduct } from '@deportivo/contracts/catalogue/products'
import { returnReasons } from '@deportivo/contracts/catalogue/lists'
import type { ReturnableLine } from '@deportivo/contracts/returns/case'
import { requestReturn } from '@deportivo/contracts/returns/returns'
import { useCallback, useState } from 'react'
import { useChange } from '../../../shared/hooks/use-change.ts'
import { call } from '../../../shared/net/call.ts'
import { revalidate } from '../../../shared/net/use-found.ts'
import { useList } from '../../../shared/net/use-list.ts'
import { optionsOf } from '../../../shared/ui/controls/filter-select.tsx'
import { useEntranceStore } from '../dialogs/use-entrance-store.ts'
import type { NewSize } from './line-sizes.tsx'
import { storesWith } from './stores-with.ts'

/** Why a size is changed, as text of its id: the reason marked for it until the user chooses. */
function useReason() {
  const reasons = useList(returnReasons.list, { query: { top: 200 } }).rows
  const [own, choose] = useState<string | null>(null)
  const marked = reasons?.find(({ is_for_size_change }) => is_for_size_change)
  return { value: own ?? (marked ? String(marked.id) : ''), options: reasons && optionsOf(reasons), choose }
}

type Chosen = NewSize & { line: ReturnableLine }

const bodyOf = ({ line, product, size_id, quantity, outlet_store }: Chosen) => ({
  line_id: line.line_id,
  product_id: line.product_id,
  size_id: line.size_id,
  quantity,
  replacement_size_id: size_id,
  ...(product.id !== line.product_id && { replacement_product_id: product.id }),
  ...(outlet_store !== undefined && { outlet_store }),
})

/** Whether a store has enough of the chosen size. */
export const isIn = ({ product, size_id, quantity }: NewSize, storeId: number): boolean =>
  storesWith(product, size_id, quantity).some(({ id }) => id === storeId)

/** The new size or colour, which costs what was paid, of units of an order's line, the reason and the store that receives them. */
export function useSizeChange(saleId: number, lines: readonly ReturnableLine[]) {
  const [size, chooseSize] = useState<NewSize | null>(null)
  const line = lines.find(({ line_id }) => line_id === size?.id)
  const chosen = size && line ? { ...size, line } : null
  const reason = useReason()
  const store = useEntranceStore((line ?? lines[0])?.store_id)
  const change = useChange(
    useCallback((body: object) => call(requestReturn, { params: { saleId }, body }), [saleId]),
    { isQuiet: true, isSilent: true },
  )
  /** Holds the replacement, or hands it over at once. */
  const send = async (hand_over: boolean) => {
    if (!chosen) return undefined
    const entrance_store = Number(store.value)
    const asked = { ...bodyOf(chosen), reason: Number(reason.value), entrance_store }
    // The store where the client stands has it.
    const reply = await change.run(hand_over ? { ...asked, outlet_store: entrance_store, hand_over } : asked)
    if (!reply) void revalidate(getProduct)
    return reply
  }
  return {
    size: chosen,
    chooseSize,
    reason,
    store,
    send,
    change,
    isHere: chosen !== null && isIn(chosen, Number(store.value)),
  }
}
