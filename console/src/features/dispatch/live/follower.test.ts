import type { Card } from '@deportivo/contracts/dispatch/board'
import type { JoinReply } from '@deportivo/contracts/live/messages'
import { expect, it, vi } from 'vitest'
import { createBoard } from '../model/board-store.ts'
import { aCard } from '../../../entities/order/a-card.test-data.ts'
import { createFollower } from './follower.ts'

const ROOM = 'dispatch:all'
const upsert = (seq: number, id: number, version = 1) =>
  ({ seq, op: 'upsert', id, row: aCard({ id, version }) }) as const

/** A board that follows a room; the test sends the replies. */
function aFollowedBoard() {
  const board = createBoard()
  const asked: (number | null)[] = []
  const rooms: (string | null)[] = []
  const replies: ((reply: JoinReply<Card>) => void)[] = []
  const onFresh = vi.fn()
  const follower = createFollower({
    board,
    onFresh,
    join: ({ room, after }) => {
      asked.push(after)
      rooms.push(room)
      return new Promise((resolve) => replies.push(resolve))
    },
  })
  const reply = async (reply: JoinReply<Card>) => {
    replies.shift()?.(reply)
    await new Promise((resolve) => setTimeout(resolve))
  }
  const ids = () => [...board.cards.get().keys()].sort((a, b) => a - b)
  return { follower, asked, rooms, replies, reply, ids, onFresh }
}

const snapshotAt = (seq: number, ...ids: number[]): JoinReply<Card> => ({
  ok: true,
  room: ROOM,
  seq,
  snapshot: ids.map((id) => aCard({ id })),
})

it('a board joins, and then applies each change as it comes', async () => {
  const { follower, asked, reply, ids } = aFollowedBoard()
  follower.follow()
  await reply(snapshotAt(5, 1))
  follower.takeDelta({ room: ROOM, changes: [upsert(6, 2)] })
  expect(ids()).toEqual([1, 2])
  expect(asked).toEqual([null])
})

it('a change that arrives before the reply to the join is not lost', async () => {
  const { follower, asked, reply, ids } = aFollowedBoard()
  follower.follow()
  follower.takeDelta({ room: ROOM, changes: [upsert(6, 2)] })
  await reply(snapshotAt(5, 1))
  expect(ids()).toEqual([1, 2])
  expect(asked).toEqual([null])
})

it('a missing change makes the board request everything after its sequence', async () => {
  const { follower, asked, reply, ids } = aFollowedBoard()
  follower.follow()
  await reply(snapshotAt(5, 1))
  follower.takeDelta({ room: ROOM, changes: [upsert(8, 4)] })
  expect(asked).toEqual([null, 5])
  await reply({ ok: true, room: ROOM, seq: 8, changes: [upsert(6, 2), upsert(7, 3), upsert(8, 4)] })
  expect(ids()).toEqual([1, 2, 3, 4])
})

it('a tick ahead of the board makes it join again; an equal one only marks it as fresh', async () => {
  const { follower, asked, reply, onFresh } = aFollowedBoard()
  follower.follow()
  await reply(snapshotAt(5, 1))
  follower.takeTick({ room: ROOM, seq: 5 })
  expect(onFresh).toHaveBeenCalledTimes(2)
  expect(asked).toHaveLength(1)
  follower.takeTick({ room: ROOM, seq: 6 })
  expect(asked).toEqual([null, 5])
})

it('requests made while a reply is pending lead to one more request after it', async () => {
  const { follower, asked, reply } = aFollowedBoard()
  follower.follow()
  follower.follow()
  follower.follow()
  expect(asked).toHaveLength(1)
  await reply(snapshotAt(5, 1))
  expect(asked).toEqual([null, 5])
})

it('a board that may no longer see its room joins the permitted one from the start', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { follower, asked, rooms, replies, ids } = aFollowedBoard()
  follower.follow()
  await replied(snapshotAt(5, 1))
  follower.follow()
  await replied({ ok: false, is_not_yours: true })
  await replied({ ok: true, room: 'dispatch:aux:7', seq: 2, snapshot: [aCard({ id: 9 })] })
  expect(rooms).toEqual([null, ROOM, null])
  expect(asked).toEqual([null, 5, null])
  expect(ids()).toEqual([9])
  vi.useRealTimers()

  async function replied(reply: JoinReply<Card>) {
    replies.shift()?.(reply)
    await vi.runAllTimersAsync()
  }
})
