import { createLocalOrder, createManyLocalOrders, createPreOrder } from '@deportivo/contracts/orders/orders'
import { call } from '../../shared/net/call.ts'
import { paths } from '../../shared/navigation/paths.ts'
import type { Session } from '../../shared/session/session.tsx'

export interface OrderClient {
  id: number
  code_id: number | null
}

/** The price code a new order starts with: the client's where the person may sell with it, else the public one. */
export function codeFor(client: OrderClient, { user }: Session): number | undefined {
  const own = user.codes.find(({ id }) => id === client.code_id)
  return (own ?? user.codes.find(({ key }) => key === 'four') ?? user.codes[0])?.id
}

const withCode = (codeId: number | undefined) => (codeId === undefined ? {} : { code_id: codeId })

/** Opens an online order; returns the URL of its screen. */
export async function openOnlineOrder(client: OrderClient, session: Session) {
  const body = { client_id: client.id, type_order: 'online' as const, ...withCode(codeFor(client, session)) }
  const reply = await call(createPreOrder, { body })
  return { ...reply, url: paths.sale(reply.data.id, client.id) }
}

const localOrder = (client: OrderClient, session: Session) => ({
  client_id: client.id,
  type_order: 'local' as const,
  seller_id: session.user.id,
  ...withCode(codeFor(client, session)),
})

/** Opens several orders of one client, all or none; returns the URL of the client's orders. */
export async function openLocalOrders(client: OrderClient, session: Session, count: number) {
  const orders = Array.from({ length: count }, () => localOrder(client, session))
  const { message } = await call(createManyLocalOrders, { body: { orders } })
  return { message, url: paths.clientHistory(client.id) }
}

/** Opens an order sold from the warehouse. */
export async function openLocalOrder(client: OrderClient, session: Session) {
  const body = localOrder(client, session)
  const reply = await call(createLocalOrder, { body })
  return { ...reply, url: paths.sale(reply.data.id, client.id) }
}

/** Opens an order of the person's own, handled as a seller. */
export async function openSellerOrder(client: OrderClient, session: Session) {
  const codeId = codeFor(client, session)
  const sellerId = session.user.id
  const body = {
    client_id: client.id,
    type_order: 'seller' as const,
    seller_id: sellerId,
    ...withCode(codeId),
  }
  const reply = await call(createPreOrder, { body })
  const url = paths.sellerOrder({
    sellerId,
    clientId: client.id,
    orderId: reply.data.id,
    codeId: codeId ?? 0,
  })
  return { ...reply, url }
}
