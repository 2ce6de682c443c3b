import { returnReasons } from '@deportivo/contracts/catalogue/lists'
import type { ReturnableLine } from '@deportivo/contracts/returns/case'
import { requestReturn } from '@deportivo/contracts/returns/returns'
import { useCallback, useState } from 'react'
import { useChange } from '../../../shared/hooks/use-change.ts'
import { call } from '../../../shared/net/call.ts'
import { useList } from '../../../shared/net/use-list.ts'
import { optionsOf } from '../../../shared/ui/controls/filter-select.tsx'
import { useEntranceStore } from '../dialogs/use-entrance-store.ts'
import type { NewSize } from './line-sizes.tsx'

/** Why a size is changed, as text of its id: the reason marked for it until the user chooses. */
function useReason() {
  const reasons = useList(returnReasons.list, { query: { top: 200 } }).rows
  const [own, choose] = useState<string | null>(null)
  const marked = reasons?.find(({ is_for_size_change }) => is_for_size_change)
  return { value: own ?? (marked ? String(marked.id) : ''), options: reasons && optionsOf(reasons), choose }
}

/** The new size of one unit of an order's line, the reason and the store that receives it. */
export function useSizeChange(saleId: number, lines: readonly ReturnableLine[]) {
  const [size, chooseSize] = useState<NewSize | null>(null)
  const line = lines.find(({ line_id }) => line_id === size?.line_id)
  const reason = useReason()
  const store = useEntranceStore((line ?? lines[0])?.store_id)
  const change = useChange(
    useCallback((body: object) => call(requestReturn, { params: { saleId }, body }), [saleId]),
    { isQuiet: true },
  )
  const send = async (): Promise<number | null> => {
    if (!line || !size) return null
    const { line_id, product_id, size_id } = line
    const asked = { line_id, product_id, size_id, quantity: 1, reason: Number(reason.value) }
    const replacement = { replacement_size_id: size.size_id, entrance_store: Number(store.value) }
    const reply = await change.run({ ...asked, ...replacement })
    return reply ? reply.data.id : null
  }
  const canSend = line !== undefined && reason.value !== '' && store.value !== ''
  return { size, chooseSize, reason, store, send, canSend, change }
}
