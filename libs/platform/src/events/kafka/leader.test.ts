import { expect, it } from 'vitest'
import { untilAborted } from './leader.ts'

it('a stop before anyone waits is noticed', async () => {
  const stopped = AbortSignal.abort()
  await expect(untilAborted(stopped)).resolves.toBeUndefined()
})

it('a stop is waited for', async () => {
  const stopping = new AbortController()
  const ended = untilAborted(stopping.signal).then(() => 'ended')
  await expect(Promise.race([ended, Promise.resolve('works')])).resolves.toBe('works')
  stopping.abort()
  await expect(ended).resolves.toBe('ended')
})
