import { EventEmitter } from 'node:events'
import { setImmediate as next } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { expect, it } from 'vitest'
import { installCallTurns, type CallKind } from './calls-at-once.ts'

/** A call whose work is not done yet. */
class OpenCall {
  endWork: (() => void) | null = null
  readonly raw = Object.assign(new EventEmitter(), { closed: false, destroyed: false })

  /** Its client goes away. */
  leave(): void {
    this.raw.closed = true
    this.raw.emit('close')
  }

  /** Its reply is sent, and read. */
  finish(): void {
    this.endWork?.()
    this.leave()
  }
}

function openCalls() {
  const turn = installCallTurns({
    decorateReply: () => undefined,
    addHook: () => undefined,
  } as unknown as FastifyInstance)
  const admitted: string[] = []
  const refused: string[] = []
  return {
    admitted,
    refused,
    call: async (name: string, user: number, kind: CallKind = 'calls') => {
      const reply = new OpenCall()
      void turn(user, reply as unknown as FastifyReply, kind).then(
        () => admitted.push(name),
        () => refused.push(name),
      )
      await next()
      return reply
    },
  }
}

it('so many calls of a person run at once, in order; those of others do not wait for them', async () => {
  const { admitted, call } = openCalls()
  const open: OpenCall[] = []
  for (let n = 1; n <= 8; n++) open.push(await call(`call ${n}`, 1))
  expect(admitted).toHaveLength(6)
  await call('of another', 2)
  expect(admitted.at(-1)).toBe('of another')
  open[3]?.finish()
  await next()
  expect(admitted.slice(-1)).toEqual(['call 7'])
  open[0]?.finish()
  await next()
  expect(admitted.slice(-1)).toEqual(['call 8'])
})

it('one heavy call and four with files run, and hold up no other call of their person', async () => {
  const { admitted, call } = openCalls()
  const first = await call('heavy 1', 1, 'heavy')
  await call('heavy 2', 1, 'heavy')
  for (let n = 1; n <= 5; n++) await call(`file ${n}`, 1, 'files')
  for (let n = 1; n <= 7; n++) await call(`call ${n}`, 1)
  const numbered = (name: string, count: number) =>
    Array.from({ length: count }, (_, n) => `${name} ${n + 1}`)
  expect(admitted).toEqual(['heavy 1', ...numbered('file', 4), ...numbered('call', 6)])
  first.finish()
  await next()
  expect(admitted.at(-1)).toBe('heavy 2')
})

it('a call whose client went away is not begun, and one that is at work holds its turn until that is done', async () => {
  const { admitted, refused, call } = openCalls()
  const open: OpenCall[] = []
  for (let n = 1; n <= 8; n++) open.push(await call(`call ${n}`, 1))
  open[6]?.leave()
  open[0]?.leave()
  await next()
  expect(admitted).toHaveLength(6)
  open[0]?.endWork?.()
  await next()
  expect(refused).toEqual(['call 7'])
  expect(admitted.at(-1)).toBe('call 8')
})
