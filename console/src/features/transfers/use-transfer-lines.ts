import { changeTransfer, getTransfer, type Transfer } from '@deportivo/contracts/catalogue/transfers'
import { useCallback } from 'react'
import { useChange } from '../../shared/hooks/use-change.ts'
import { call } from '../../shared/net/call.ts'
import { useFound } from '../../shared/net/use-found.ts'
import { linesWith } from './group-lines.ts'

export interface ProductSizes {
  product_id: number
  sizes: readonly { size_id: number; quantity: number }[]
}

/** A transfer on screen: the replies of its changes replace it, and a refused one reads it again. */
export function useTransfer(id: number) {
  const found = useFound(getTransfer, { params: { id } })
  const { put, refresh } = found
  const isNewer = useCallback((next: Transfer) => put(next, (now) => now.version <= next.version), [put])
  return { ...found, show: isNewer, refresh }
}

/** Replaces the sizes of one product in a draft; none removes the product. */
export function useProductSizes(transfer: Transfer, show: (transfer: Transfer) => void, refresh: () => void) {
  const { id, version, lines } = transfer
  const change = useChange(
    useCallback(
      ({ product_id, sizes }: ProductSizes) =>
        call(changeTransfer, {
          params: { id },
          body: { version, lines: linesWith(lines, product_id, sizes) },
        }),
      [id, version, lines],
    ),
    { isSilent: true },
  )
  const save = async (sizes: ProductSizes): Promise<boolean> => {
    const reply = await change.run(sizes)
    if (reply) show(reply.data)
    else refresh()
    return reply !== undefined
  }
  return { save, isSaving: change.isRunning }
}
