import type { JoinReply, RoomChange } from '@deportivo/contracts/live/messages'
import { publishRow } from '@deportivo/platform/live/room-log'
import type { Bus } from '@deportivo/testkit/bus/bus'
import { openBus } from '@deportivo/testkit/bus/open-bus'
import { eventually } from '@deportivo/testkit/eventually'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createJoins, deliver } from './dispatch-room.ts'
import type { Joins, LiveNamespace, LiveSocket } from '../sockets/sockets.ts'

const ROOM = 'dispatch:all'

let bus: Bus
let emitted: unknown[]
beforeEach(async () => {
  bus = await openBus()
  emitted = []
})
afterEach(() => bus.close())

const change = (seq: number): RoomChange => ({ seq, op: 'remove', id: seq, row: null })

/** One connection of the room, and the namespace that delivers to it. */
function aSocket() {
  const joins = new Map<string, Joins>()
  let ask: (message: unknown, reply: (message: JoinReply) => void) => void = () => undefined
  const socket = {
    id: 'one',
    data: { room: ROOM, actor: { grants: {} }, joins },
    conn: { writeBuffer: [], transport: {} },
    on: (_: string, handler: typeof ask) => void (ask = handler),
    join: () => Promise.resolve(),
    emit: (name: string, message: { changes: RoomChange[] }) =>
      void emitted.push([name, message.changes.map(({ seq }) => seq)]),
  } as unknown as LiveSocket
  const namespace = {
    adapter: { rooms: new Map([[ROOM, new Set(['one'])]]) },
    sockets: new Map([['one', socket]]),
    to: () => ({
      except: (ids: string[]) => ({
        emit: (_: string, message: { changes: RoomChange[] }) =>
          void (ids.includes('one') || emitted.push(['direct', message.changes.map(({ seq }) => seq)])),
      }),
    }),
  } as unknown as LiveNamespace
  const join = (after: number) =>
    new Promise<void>((resolve) => {
      ask({ after }, (reply) => {
        emitted.push(['reply', reply.seq])
        resolve()
      })
    })
  return { socket, namespace, joins, join }
}

it('changes of a room that is being joined follow the reply, those that it includes left out', async () => {
  const { socket, namespace, joins, join } = aSocket()
  createJoins({ ...bus.deps, settings: { current: () => ({ self_claim: false }) } as never })(
    socket,
    () => undefined,
  )
  for (const key of [1, 2])
    await bus.db.transaction(async (trx) =>
      publishRow(trx, { room: ROOM, op: 'remove', key, row: null, pos: key }),
    )
  // The room is read when its changes may be: until then the join goes on.
  const locked = await bus.db.transaction()
  await locked.raw('lock table bus.room_log in access exclusive mode')
  const joining = join(2)
  await eventually(() => expect(joins.get(ROOM)?.buffered).toEqual([]))
  deliver(namespace, ROOM, [change(2), change(3)])
  deliver(namespace, ROOM, [change(4)])
  await locked.commit()
  await joining
  await eventually(() => expect(joins.get(ROOM)).toEqual({ buffered: null, waiting: 0 }))
  expect(emitted).toEqual([
    ['reply', 2],
    ['board:delta', [3, 4]],
  ])
  deliver(namespace, ROOM, [change(5)])
  expect(emitted.at(-1)).toEqual(['direct', [5]])
})
