import { expect, test } from 'vitest'
import { isOutage, outageOf } from './explain-outage.ts'

const URL = 'postgres://app:secret@db.example:5432/shop'
const refusal = (code: string) => Object.assign(new Error('the words of PostgreSQL'), { code })

test.each(['57P01', '57P02', '57P03'])(
  'a database that stops or starts (%s) is one line about its address, without the password',
  (code) => {
    expect(isOutage(refusal(code))).toBe(true)
    expect(outageOf(refusal(code), 'DATABASE_URL', URL).message).toMatch(
      /^DATABASE_URL names db\.example:5432\/shop, but it is [^\n]*\.$/,
    )
  },
)

test('an error of a statement is no outage', () => {
  expect(isOutage(refusal('23505'))).toBe(false)
})
