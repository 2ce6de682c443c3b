import { expect, test } from 'vitest'
import { createSightings } from './sightings.ts'

test('a code that stays in the picture is read one time', () => {
  const isStillThere = createSightings()
  expect(isStillThere('7709990000016', 0)).toBe(false)
  for (const at of [200, 1_400, 2_800, 4_200]) expect(isStillThere('7709990000016', at)).toBe(true)
})

test('another code is read at once, and the same one when it was out of sight', () => {
  const isStillThere = createSightings()
  expect(isStillThere('VTA-1042', 0)).toBe(false)
  expect(isStillThere('VTA-1043', 100)).toBe(false)
  expect(isStillThere('VTA-1043', 1_700)).toBe(false)
})
