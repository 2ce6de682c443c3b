import { claimOrder } from '@deportivo/contracts/dispatch/board'
import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import type { JoinReply } from '@deportivo/contracts/live/messages'
import type { Person } from '@deportivo/testkit/app'
import { eventually } from '@deportivo/testkit/eventually'
import { step } from '@deportivo/testkit/order'
import { uploadPhoto } from '@deportivo/testkit/files/upload'
import { io, type Socket } from 'socket.io-client'
import { afterAll, describe, expect, it } from 'vitest'
import { LOOKERS, markOf, othersOf, tracesOf, type OpenCompany } from './company.ts'

interface Listener {
  person: Person
  socket: Socket
  /** Every message of the socket, in order. */
  received: string[]
}

/** Every user has an open board while all of them work. */
export function listenToOthers({ app, company }: OpenCompany): void {
  const listeners: Listener[] = []
  afterAll(() => listeners.forEach(({ socket }) => socket.disconnect()))

  async function enter(person: Person): Promise<Listener> {
    const token = (await app().as(person)).authorization.replace('Bearer ', '')
    const socket = io(`${app().running.address}/dispatch`, {
      auth: { token },
      transports: ['websocket'],
      forceNew: true,
    })
    const received: string[] = []
    socket.onAny((name: string, message: unknown) => received.push(JSON.stringify([name, message])))
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve)
      socket.once('connect_error', reject)
    })
    return { person, socket, received }
  }

  const join = async ({ socket, received }: Listener, room?: string): Promise<JoinReply> => {
    const reply = (await socket
      .timeout(5_000)
      .emitWithAck('board:join', { ...(room ? { room } : {}) })) as JoinReply
    received.push(JSON.stringify(reply))
    return reply
  }

  const waitForMessage = (listener: Listener, ...parts: string[]) =>
    eventually(() =>
      expect(listener.received.some((one) => parts.every((part) => one.includes(part)))).toBe(true),
    )

  /** Each adds news to their own order, claims it and adds a file, while viewing the orders of all others. */
  async function everybodyWorks(): Promise<void> {
    for (const { person, socket } of listeners)
      for (const { dispatch_id } of othersOf(person, company()))
        socket.emit('board:viewing', { order_id: dispatch_id })
    for (const sold of company().sold) {
      await app().ok(sold.seller, claimOrder, { params: { id: sold.dispatch_id }, body: {} })
      await uploadPhoto(app(), sold.seller, sold.dispatch_id, ATTACHMENT_TYPES.payment_support)
      await step(app(), sold.seller, sold.dispatch_id, {
        step: 'save_news',
        newness: `Novedad ${markOf(sold)}`,
      })
    }
    await app().settled()
  }

  describe('sockets', () => {
    it('send each user their own changes and none of others', async () => {
      for (const person of LOOKERS) listeners.push(await enter(person))
      for (const listener of listeners) {
        expect(await join(listener)).toMatchObject({ ok: true })
        const rooms = company().sold.map(({ user_id }) => `seller:${user_id}`)
        for (const room of [
          'dispatch:all',
          'dispatch:available',
          'channel:claims',
          'channel:files',
          'channel:returns',
          ...rooms,
        ])
          if ((await join(listener, room)).ok) expect(room).toBe(ownRoom(listener.person))
      }
      await everybodyWorks()
      for (const listener of listeners) {
        const own = company().sold.filter((sold) => !othersOf(listener.person, company()).includes(sold))
        for (const sold of own) {
          await waitForMessage(listener, 'board:delta', `Novedad ${markOf(sold)}`)
          await waitForMessage(listener, 'board:claims', String(sold.dispatch_id))
          await waitForMessage(listener, 'file:changed', String(sold.dispatch_id))
        }
      }
      for (const { person, received } of listeners)
        for (const message of received)
          expect([person, message, tracesOf(message, othersOf(person, company()))]).toEqual([
            person,
            message,
            [],
          ])
    })

    const ownRoom = (person: Person) => {
      const own = company().sold.find(({ seller }) => seller === person)
      return own ? `seller:${own.user_id}` : `dispatch:aux:${company().assistant_id}`
    }
  })
}
