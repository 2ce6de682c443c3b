import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { openLocalOrder, openLocalOrders, type OrderClient } from '../../../entities/order/new-order.ts'
import { useNewOrder } from '../../../entities/order/use-new-order.ts'
import { useChange } from '../../../shared/hooks/use-change.ts'
import { useSession } from '../../../shared/session/session.tsx'
import { showDone } from '../../../shared/toasts/toasts.ts'

/** Opens one order of a client and its page, or several and the page of the client's orders. */
export function useLocalOrders() {
  const session = useSession()
  const navigate = useNavigate()
  const one = useNewOrder()
  const { run, isRunning } = useChange(
    useCallback(
      ({ client, count }: { client: OrderClient; count: number }) => openLocalOrders(client, session, count),
      [session],
    ),
    { isSilent: true },
  )
  const open = async (client: OrderClient, count: number): Promise<boolean> => {
    if (count === 1) return one.open(openLocalOrder, client)
    const opened = await run({ client, count })
    if (opened === undefined) return false
    void navigate(opened.url)
    showDone(opened)
    return true
  }
  return { open, isOpening: one.isOpening || isRunning }
}
