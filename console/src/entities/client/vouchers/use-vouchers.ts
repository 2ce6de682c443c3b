import { listVouchers } from '@deportivo/contracts/orders/vouchers'
import { useList } from '../../../shared/net/use-list.ts'
import { useCan } from '../../../shared/session/session.tsx'
import { useDelaysReveal } from '../../../shared/ui/status/reveal-once-loaded.tsx'

/** More vouchers than any client collects. */
const ALL = 200

/** What a client may still pay with; the oldest first, so that it is spent first. */
export function useVouchers(clientId: number) {
  const maySee = useCan('read clients')
  const filter = `client_id:${clientId}`
  const { rows, isFirstLoad } = useList(listVouchers, maySee ? { query: { filter, top: ALL } } : null)
  useDelaysReveal(maySee && isFirstLoad)
  return rows ?? []
}
