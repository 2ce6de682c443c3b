import { listVouchers } from '@deportivo/contracts/orders/vouchers'
import type { QueryOf } from '@deportivo/contracts/route'
import { useList } from '../../../shared/net/use-list.ts'
import { useCan } from '../../../shared/session/session.tsx'
import { useDelaysReveal } from '../../../shared/ui/status/reveal-once-loaded.tsx'

/** More vouchers than any client collects. */
const ALL = 200

function useListed(query: QueryOf<typeof listVouchers>) {
  const maySee = useCan('read clients')
  const { rows, isFirstLoad } = useList(listVouchers, maySee ? { query: { ...query, top: ALL } } : null)
  useDelaysReveal(maySee && isFirstLoad)
  return rows ?? []
}

/** What a client may still pay with; the oldest first, so that it is spent first. */
export const useVouchers = (clientId: number) => useListed({ filter: `client_id:${clientId}` })

/** The vouchers of a client that are spent, voided or expired, the newest first. */
export const useEndedVouchers = (clientId: number) =>
  useListed({ filter: `client_id:${clientId},ended:1`, orderByDesc: 'id' })
