import { claimOrder, listClaims, releaseClaim, type Claim } from '@deportivo/contracts/dispatch/board'
import { DISPATCH_NAMESPACE, type Viewer } from '@deportivo/contracts/live/messages'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../../shared/net/call.ts'
import { isCallError } from '../../../shared/net/call-error.ts'
import { useLive } from '../../../shared/net/live.ts'
import { reportError } from '../../../shared/toasts/report-error.ts'
import { createStore, type Store } from '../../../shared/state/store.ts'
import { showToast } from '../../../shared/toasts/toasts.ts'

export interface Presence {
  viewers: Store<readonly Viewer[]>
  claims: Store<ReadonlyMap<number, Claim>>
  take: (orderId: number, isTakeOver?: boolean) => Promise<void>
  release: (orderId: number) => Promise<void>
}

/** Well within the lease of five minutes. */
const RENEW_MS = 2 * 60_000

const byOrder = (claims: readonly Claim[]) => new Map(claims.map((claim) => [claim.order_id, claim]))

const isClaim = (data: unknown): data is Claim =>
  typeof data === 'object' && data !== null && 'order_id' in data && 'since' in data

function createPresence(): Presence {
  const viewers = createStore<readonly Viewer[]>([])
  const claims = createStore<ReadonlyMap<number, Claim>>(new Map())
  const put = (claim: Claim) => claims.set(new Map(claims.get()).set(claim.order_id, claim))
  return {
    viewers,
    claims,
    async take(orderId, isTakeOver = false) {
      try {
        const body = isTakeOver ? { take_over: true } : {}
        const { data, message } = await call(claimOrder, { params: { id: orderId }, body })
        put(data)
        if (message) showToast({ tone: 'success', text: message })
      } catch (error) {
        // The refusal names the holder: shown on the card at once.
        if (isCallError(error) && isClaim(error.data)) put(error.data)
        reportError(error)
      }
    },
    async release(orderId) {
      try {
        const { message } = await call(releaseClaim, { params: { id: orderId } })
        const left = new Map(claims.get())
        left.delete(orderId)
        claims.set(left)
        if (message) showToast({ tone: 'info', text: message })
      } catch (error) {
        reportError(error)
      }
    },
  }
}

/** Who views which card and who works on it. Publishes which one is open here. */
export function usePresence(openOrderId: number | null, ownId: number): Presence {
  const { socket, status } = useLive(DISPATCH_NAMESPACE)
  const [presence] = useState(createPresence)
  useEffect(() => {
    if (socket === null) return
    const onViewers = ({ viewers }: { viewers: Viewer[] }) => presence.viewers.set(viewers)
    const onClaims = ({ claims }: { claims: Claim[] }) => presence.claims.set(byOrder(claims))
    socket.on('board:viewers', onViewers)
    socket.on('board:claims', onClaims)
    return () => {
      socket.off('board:viewers', onViewers)
      socket.off('board:claims', onClaims)
    }
  }, [socket, presence])
  useEffect(() => {
    // A live line sends them by itself, as soon as the board has joined its room.
    if (status === 'connecting' || status === 'live') return
    call(listClaims).then(({ data }) => presence.claims.set(byOrder(data)), reportError)
  }, [status, presence])
  useEffect(() => {
    if (status === 'live') socket?.emit('board:viewing', { order_id: openOrderId })
  }, [socket, status, openOrderId])
  useRenewal(presence, openOrderId, ownId)
  return presence
}

/** Renews the claim while the card is open, however long the work takes. */
function useRenewal(presence: Presence, openOrderId: number | null, ownId: number): void {
  const renew = useCallback(
    (orderId: number) => {
      if (presence.claims.get().get(orderId)?.user_id !== ownId) return
      call(claimOrder, { params: { id: orderId }, body: {} }).catch(reportError)
    },
    [presence, ownId],
  )
  useEffect(() => {
    if (openOrderId === null) return
    const timer = setInterval(() => renew(openOrderId), RENEW_MS)
    return () => clearInterval(timer)
  }, [openOrderId, renew])
}
