import { describe, expect, it } from 'vitest'
import { isTransient, Transient } from './transient.ts'

const withCode = (code: string) => Object.assign(new Error('failed'), { code })

describe('a failure', () => {
  it.each([
    '40001',
    '40P01',
    '57P01',
    '57014',
    '57P05',
    '53200',
    '53300',
    '53400',
    '58000',
    '58030',
    '08006',
    '55P03',
    '25P03',
    '25006',
    'ECONNREFUSED',
    'ECONNRESET',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
  ])('with code %s is worth another try', (code) => expect(isTransient(withCode(code))).toBe(true))

  it.each(['23505', '22P02', '42703', '23514', 'ERR_ASSERTION'])(
    'with code %s is the event’s own fault',
    (code) => expect(isTransient(withCode(code))).toBe(false),
  )

  it('with such a message, or about a lost connection, is worth another try', () => {
    expect(isTransient(new Transient('queue is down'))).toBe(true)
    for (const message of ['Connection terminated unexpectedly', 'Query read timeout', 'timeout expired'])
      expect(isTransient(new Error(message))).toBe(true)
  })

  it('that is no error object is the event’s own fault', () => {
    expect(isTransient('broken')).toBe(false)
    expect(isTransient(undefined)).toBe(false)
  })
})
