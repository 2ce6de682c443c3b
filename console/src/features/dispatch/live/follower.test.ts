import type { Card } from '@deportivo/contracts/dispatch/board'
import type { JoinReply } from '@deportivo/contracts/live/messages'
import { expect, it, vi } from 'vitest'
import { createBoard } from '../model/board-store.ts'
import { aCard } from '../model/a-card.test-data.ts'
import { createFollower } from './follower.ts'

const ROOM = 'dispatch:all'
const upsert = (seq: number, id: number, version = 1) =>
  ({ seq, op: 'upsert', id, row: aCard({ id, version }) }) as const

/** A board that follows a room whose answers the test gives. */
function aFollowedBoard() {
  const board = createBoard()
  const asked: (number | null)[] = []
  const rooms: (string | null)[] = []
  const answers: ((reply: JoinReply<Card>) => void)[] = []
  const onFresh = vi.fn()
  const follower = createFollower({
    board,
    onFresh,
    join: ({ room, after }) => {
      asked.push(after)
      rooms.push(room)
      return new Promise((resolve) => answers.push(resolve))
    },
  })
  const answer = async (reply: JoinReply<Card>) => {
    answers.shift()?.(reply)
    await new Promise((resolve) => setTimeout(resolve))
  }
  const ids = () => [...board.cards.get().keys()].sort((a, b) => a - b)
  return { follower, asked, rooms, answers, answer, ids, onFresh }
}

const snapshotAt = (seq: number, ...ids: number[]): JoinReply<Card> => ({
  ok: true,
  room: ROOM,
  seq,
  snapshot: ids.map((id) => aCard({ id })),
})

it('a board joins, and then applies each change as it comes', async () => {
  const { follower, asked, answer, ids } = aFollowedBoard()
  follower.follow()
  await answer(snapshotAt(5, 1))
  follower.takeDelta({ room: ROOM, changes: [upsert(6, 2)] })
  expect(ids()).toEqual([1, 2])
  expect(asked).toEqual([null])
})

it('a change that overtakes the answer to the join is not lost', async () => {
  const { follower, asked, answer, ids } = aFollowedBoard()
  follower.follow()
  follower.takeDelta({ room: ROOM, changes: [upsert(6, 2)] })
  await answer(snapshotAt(5, 1))
  expect(ids()).toEqual([1, 2])
  expect(asked).toEqual([null])
})

it('a hole makes the board ask for what came after its sequence', async () => {
  const { follower, asked, answer, ids } = aFollowedBoard()
  follower.follow()
  await answer(snapshotAt(5, 1))
  follower.takeDelta({ room: ROOM, changes: [upsert(8, 4)] })
  expect(asked).toEqual([null, 5])
  await answer({ ok: true, room: ROOM, seq: 8, changes: [upsert(6, 2), upsert(7, 3), upsert(8, 4)] })
  expect(ids()).toEqual([1, 2, 3, 4])
})

it('a tick that is ahead makes the board ask; one that is not, only says that it is fresh', async () => {
  const { follower, asked, answer, onFresh } = aFollowedBoard()
  follower.follow()
  await answer(snapshotAt(5, 1))
  follower.takeTick({ room: ROOM, seq: 5 })
  expect(onFresh).toHaveBeenCalledTimes(2)
  expect(asked).toHaveLength(1)
  follower.takeTick({ room: ROOM, seq: 6 })
  expect(asked).toEqual([null, 5])
})

it('asking again while an answer is on its way asks once more after it', async () => {
  const { follower, asked, answer } = aFollowedBoard()
  follower.follow()
  follower.follow()
  follower.follow()
  expect(asked).toHaveLength(1)
  await answer(snapshotAt(5, 1))
  expect(asked).toEqual([null, 5])
})

it('a board whose room is another person’s now takes the room it may have, from the start', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { follower, asked, rooms, answers, ids } = aFollowedBoard()
  follower.follow()
  await answered(snapshotAt(5, 1))
  follower.follow()
  await answered({ ok: false, is_not_yours: true })
  await answered({ ok: true, room: 'dispatch:aux:7', seq: 2, snapshot: [aCard({ id: 9 })] })
  expect(rooms).toEqual([null, ROOM, null])
  expect(asked).toEqual([null, 5, null])
  expect(ids()).toEqual([9])
  vi.useRealTimers()

  async function answered(reply: JoinReply<Card>) {
    answers.shift()?.(reply)
    await vi.runAllTimersAsync()
  }
})
