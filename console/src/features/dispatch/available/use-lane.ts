import type { AvailableCard } from '@deportivo/contracts/dispatch/board'
import { DISPATCH_NAMESPACE } from '@deportivo/contracts/live/messages'
import { AVAILABLE_ROOM } from '@deportivo/lifecycle/order/board-rooms'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { isCallError } from '../../../shared/net/call-error.ts'
import { useLive } from '../../../shared/net/live.ts'
import { reportError } from '../../../shared/toasts/report-error.ts'
import { followRoom } from '../live/follow-room.ts'
import type { TakeOnBoard } from '../steps/use-board-steps.ts'
import { createLane, type Lane, type Winner } from './lane.ts'

/** The lane 'Disponibles' and what its one button does. */
export interface OpenLane {
  lane: Lane
  take: (card: AvailableCard) => Promise<void>
}

export interface Available {
  room: string
  sequence: number
  cards: AvailableCard[]
}

const isWinner = (data: unknown): data is Winner =>
  typeof data === 'object' && data !== null && 'name' in data && 'since' in data

/** When a card goes, the next one slides under the pointer: the second click of a double one must not take it. */
const SETTLE_MS = 600

const NOTHING_TO_DO = () => undefined

function useFollowedLane(lane: Lane | null): void {
  const { socket } = useLive(DISPATCH_NAMESPACE)
  useEffect(() => {
    if (socket === null || lane === null) return
    return followRoom<AvailableCard>(socket, {
      board: lane,
      onFresh: NOTHING_TO_DO,
      isMine: (room) => room === AVAILABLE_ROOM,
      named: () => AVAILABLE_ROOM,
    })
  }, [socket, lane])
}

/** The orders this person may take, live both ways, while the company lets them; null while it doesn't. */
export function useLane(
  { mayTake, available }: { mayTake: boolean; available: Available | null },
  takeStep: TakeOnBoard,
  ownId: number,
): OpenLane | null {
  const lane = useMemo(() => (mayTake ? createLane() : null), [mayTake])
  const nextFrom = useRef(0)
  useFollowedLane(lane)
  useEffect(() => {
    if (!lane || !available) return
    lane.takeSnapshot({ room: available.room, seq: available.sequence, cards: available.cards })
  }, [lane, available])
  const take = useCallback(
    async (card: AvailableCard) => {
      if (!lane || Date.now() < nextFrom.current) return
      nextFrom.current = Infinity
      try {
        await takeStep(card, { step: 'assign_auxiliary', fields: { auxiliary_user_id: ownId } })
        lane.drop(card.id)
      } catch (error) {
        if (isCallError(error) && error.isStale && isWinner(error.data)) lane.lose(card, error.data)
        else reportError(error)
      } finally {
        nextFrom.current = Date.now() + SETTLE_MS
      }
    },
    [lane, takeStep, ownId],
  )
  return useMemo(() => (lane ? { lane, take } : null), [lane, take])
}
