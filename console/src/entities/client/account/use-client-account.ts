import { getClientAccount } from '@deportivo/contracts/orders/client-account'
import { READ_ORDERS } from '@deportivo/contracts/orders/order'
import { useFound } from '../../../shared/net/use-found.ts'
import { useSession } from '../../../shared/session/session.tsx'

/** What a client owes and bought; never asked for a user who may not read orders. */
export function useClientAccount(clientId: number | null) {
  const { grants } = useSession()
  const mayRead = READ_ORDERS.some((permission) => grants[permission] !== undefined)
  const isAsked = mayRead && clientId !== null
  const { data, isFirstLoad } = useFound(getClientAccount, isAsked ? { params: { id: clientId } } : null)
  return { account: data, isLoading: isAsked && isFirstLoad }
}
