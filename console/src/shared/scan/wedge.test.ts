import { expect, test } from 'vitest'
import { createWedge, type Reading } from './wedge.ts'

/** Keys one after the other, so many milliseconds apart. */
function type(
  read: ReturnType<typeof createWedge>,
  keys: readonly string[],
  apart: number,
  from = 0,
): Reading {
  let reading: Reading = { part: 'none' }
  keys.forEach((key, index) => {
    reading = read(key, from + index * apart)
  })
  return reading
}

const keysOf = (text: string) => [...text, 'Enter']

test('a scanner is known by its speed', () => {
  expect(type(createWedge(), keysOf('99912345'), 12)).toEqual({
    part: 'end',
    text: '99912345',
    isAgain: false,
  })
  expect(type(createWedge(), keysOf('99912345'), 36)).toEqual({ part: 'none' })
})

test('short texts are a person’s, but a code of ours is a scan', () => {
  expect(type(createWedge(), keysOf('12345'), 5)).toEqual({ part: 'none' })
  expect(type(createWedge(), keysOf('VTA-7'), 5)).toMatchObject({ part: 'end', text: 'VTA-7' })
})

test('what was typed before a pause is not part of the code', () => {
  const read = createWedge()
  type(read, ['x', 'y'], 10)
  expect(type(read, keysOf('VTA-1042'), 10, 100)).toMatchObject({ text: 'VTA-1042' })
})

test('Shift goes along, any other key ends the code', () => {
  expect(type(createWedge(), ['Shift', 'V', 'T', 'Shift', 'A', '-', '1', '2', 'Enter'], 8)).toMatchObject({
    text: 'VTA-12',
  })
  expect(type(createWedge(), ['V', 'T', 'A', '-', 'Tab', '1', '2', 'Enter'], 8)).toEqual({ part: 'none' })
})

test('the same code is outcome once in a second and a half', () => {
  const read = createWedge()
  type(read, keysOf('VTA-1042'), 10)
  expect(type(read, keysOf('VTA-1042'), 10, 800)).toMatchObject({ part: 'end', isAgain: true })
  expect(type(read, keysOf('VTA-1043'), 10, 1_000)).toMatchObject({ isAgain: false })
  expect(type(read, keysOf('VTA-1043'), 10, 2_900)).toMatchObject({ isAgain: false })
})
