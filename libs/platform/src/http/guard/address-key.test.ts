import { expect, it } from 'vitest'
import { addressKey } from './address-key.ts'

it.each([
  ['190.85.3.7', '190.85.3.7'],
  ['::ffff:190.85.3.7', '190.85.3.7'],
  ['2800:484:1:2:a:b:c:d', '2800:484:1:2'],
  ['2800:0484:0001:0002::1', '2800:484:1:2'],
  ['2800:484::1', '2800:484:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('callers from %s are counted as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key)
})
