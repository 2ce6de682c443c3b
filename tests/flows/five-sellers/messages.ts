import { claimOrder } from '@deportivo/contracts/dispatch/board'
import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import type { JoinReply } from '@deportivo/contracts/live/messages'
import type { Person } from '@deportivo/testkit/app'
import { step } from '@deportivo/testkit/order'
import { uploadPhoto } from '@deportivo/testkit/upload'
import { io, type Socket } from 'socket.io-client'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { LOOKERS, markOf, othersOf, tracesOf, type OpenCompany } from './company.ts'

interface Ear {
  person: Person
  socket: Socket
  /** Everything the socket was told, as it came. */
  heard: string[]
}

const SEVERAL_SECONDS = { timeout: 10_000 }

/** Everybody has a board open while all of them work. */
export function listenToOthers({ app, company }: OpenCompany): void {
  const ears: Ear[] = []
  afterAll(() => ears.forEach(({ socket }) => socket.disconnect()))

  async function enter(person: Person): Promise<Ear> {
    const token = (await app().as(person)).authorization.replace('Bearer ', '')
    const socket = io(`${app().running.address}/dispatch`, {
      auth: { token },
      transports: ['websocket'],
      forceNew: true,
    })
    const heard: string[] = []
    socket.onAny((name: string, message: unknown) => heard.push(JSON.stringify([name, message])))
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve)
      socket.once('connect_error', reject)
    })
    return { person, socket, heard }
  }

  const join = async ({ socket, heard }: Ear, room?: string): Promise<JoinReply> => {
    const reply = (await socket
      .timeout(5_000)
      .emitWithAck('board:join', { ...(room ? { room } : {}) })) as JoinReply
    heard.push(JSON.stringify(reply))
    return reply
  }

  const hears = (ear: Ear, ...parts: string[]) =>
    vi.waitFor(
      () => expect(ear.heard.some((one) => parts.every((part) => one.includes(part)))).toBe(true),
      SEVERAL_SECONDS,
    )

  /** Each says something of their own order, takes it and adds a file, with an eye on everybody else's. */
  async function everybodyWorks(): Promise<void> {
    for (const { person, socket } of ears)
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
    it('tell everybody of their own and nobody of others', async () => {
      for (const person of LOOKERS) ears.push(await enter(person))
      for (const ear of ears) {
        expect(await join(ear)).toMatchObject({ ok: true })
        const rooms = company().sold.map(({ user_id }) => `seller:${user_id}`)
        for (const room of [
          'dispatch:all',
          'dispatch:available',
          'channel:claims',
          'channel:files',
          ...rooms,
        ])
          if ((await join(ear, room)).ok) expect(room).toBe(ownRoom(ear.person))
      }
      await everybodyWorks()
      for (const ear of ears) {
        const own = company().sold.filter((sold) => !othersOf(ear.person, company()).includes(sold))
        for (const sold of own) {
          await hears(ear, 'board:delta', `Novedad ${markOf(sold)}`)
          await hears(ear, 'board:claims', String(sold.dispatch_id))
          await hears(ear, 'file:changed', String(sold.dispatch_id))
        }
      }
      for (const { person, heard } of ears)
        for (const message of heard)
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
