import { listPriceCodes } from '@deportivo/contracts/catalogue/lists'
import { useList } from '../../shared/net/use-list.ts'
import { useCan } from '../../shared/session/session.tsx'

/** The price codes that a client may be given; none for users who may not read them. */
export function usePriceCodes(isNeeded = true) {
  const mayRead = useCan('read catalogue')
  const query = { orderBy: 'order' as const }
  return useList(listPriceCodes, isNeeded && mayRead ? { query } : null, { isCached: true }).rows
}
