import { describe, expect, it } from 'vitest'
import { isTransient, Transient } from './transient.ts'

const withCode = (code: string) => Object.assign(new Error('failed'), { code })

describe('a failure', () => {
  it.each(['40001', '40P01', '57P01', '53300', '08006', '55P03', 'ECONNREFUSED', 'ECONNRESET'])(
    'with code %s is worth another try',
    (code) => expect(isTransient(withCode(code))).toBe(true),
  )

  it.each(['23505', '22P02', '42703', '23514', 'ERR_ASSERTION'])(
    'with code %s is the event’s own fault',
    (code) => expect(isTransient(withCode(code))).toBe(false),
  )

  it('with such a message, or about a lost connection, is worth another try', () => {
    expect(isTransient(new Transient('queue is down'))).toBe(true)
    expect(isTransient(new Error('Connection terminated unexpectedly'))).toBe(true)
  })

  it('that is no error object is the event’s own fault', () => {
    expect(isTransient('broken')).toBe(false)
    expect(isTransient(undefined)).toBe(false)
  })
})
