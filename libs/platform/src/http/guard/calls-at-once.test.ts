import { EventEmitter } from 'node:events'
import { setImmediate as next } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import { expect, it } from 'vitest'
import { createCallTurns, type CallKind } from './calls-at-once.ts'

/** A reply that nothing was sent of yet. */
class OpenReply extends EventEmitter {
  closed = false
  destroyed = false
  close() {
    this.closed = true
    this.emit('close')
  }
}

function openCalls() {
  const turn = createCallTurns()
  const admitted: string[] = []
  return {
    admitted,
    call: async (name: string, user: number, kind: CallKind = 'calls') => {
      const raw = new OpenReply()
      void turn(user, { raw } as unknown as FastifyReply, kind).then(() => admitted.push(name))
      await next()
      return raw
    },
  }
}

it('so many calls of a person run at once, in order; those of others do not wait for them', async () => {
  const { admitted, call } = openCalls()
  const open: OpenReply[] = []
  for (let n = 1; n <= 8; n++) open.push(await call(`call ${n}`, 1))
  expect(admitted).toHaveLength(6)
  await call('of another', 2)
  expect(admitted.at(-1)).toBe('of another')
  open[3]?.close()
  await next()
  expect(admitted.slice(-1)).toEqual(['call 7'])
  open[0]?.close()
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
  first.close()
  await next()
  expect(admitted.at(-1)).toBe('heavy 2')
})

it('a call whose client went away while it waited gives its turn to the next one', async () => {
  const { admitted, call } = openCalls()
  const open: OpenReply[] = []
  for (let n = 1; n <= 8; n++) open.push(await call(`call ${n}`, 1))
  open[6]?.close()
  open[0]?.close()
  await next()
  expect(admitted.slice(-2)).toEqual(['call 7', 'call 8'])
})
