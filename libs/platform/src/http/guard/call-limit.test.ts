import { describe, expect, test } from 'vitest'
import { createCallLimit } from './call-limit.ts'
import { Refused } from '../refused.ts'

const PER_SECOND = 2
const BURST = 30

function beginning() {
  let now = 0
  const limit = createCallLimit(PER_SECOND, { now: () => new Date(now) })
  /** How many of this many simultaneous calls are admitted. */
  const call = (session_id: string, calls: number, user_id = 1) => {
    let admitted = 0
    for (let made = 0; made < calls; made++)
      try {
        limit({ session_id, user_id })
        admitted += 1
      } catch (error) {
        if (!(error instanceof Refused)) throw error
      }
    return admitted
  }
  return { call, pass: (ms: number) => (now += ms) }
}

describe('a client that makes call after call', () => {
  test('is admitted up to a human pace, and then slowed down', () => {
    const { call, pass } = beginning()
    expect(call('a', 100)).toBe(BURST)
    pass(400)
    expect(call('a', 100)).toBe(0)
    pass(100)
    expect(call('a', 100)).toBe(1)
    pass(60 * 60_000)
    expect(call('a', 100)).toBe(BURST)
  })

  test('is admitted again by waiting, not by retrying', () => {
    const { call, pass } = beginning()
    call('a', 100)
    for (let tries = 0; tries < 10; tries++) {
      pass(50)
      call('a', 1)
    }
    expect(call('a', 1)).toBe(0)
    pass(500)
    expect(call('a', 1)).toBe(1)
  })

  test('stays limited while thousands of others come and go', () => {
    const { call } = beginning()
    call('a', 100)
    for (let user = 2; user < 6_000; user++) {
      call(`of ${user}`, 1, user)
      expect(call('a', 1)).toBe(0)
    }
  })

  test('is evicted after thousands of others, so that memory is bounded', () => {
    const { call } = beginning()
    call('a', 100)
    for (let user = 2; user < 6_000; user++) call(`of ${user}`, 1, user)
    expect(call('a', 100)).toBe(BURST)
  })

  test("delays neither the user's other devices nor other users", () => {
    const { call } = beginning()
    expect(call('a', 10_000)).toBe(BURST)
    expect(call('b', 10)).toBe(10)
    expect(call('c', 10, 2)).toBe(10)
  })

  test('gains nothing by signing in again and again', () => {
    const { call } = beginning()
    const admitted = ['a', 'b', 'c', 'd', 'e', 'f'].map((session) => call(session, 100))
    expect(admitted).toEqual([BURST, BURST, BURST, 0, 0, 0])
  })
})
