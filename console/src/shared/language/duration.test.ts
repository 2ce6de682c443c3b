import { formatDuration } from '@deportivo/contracts/duration'
import { text } from '@deportivo/texts/text'
import { expect, test } from 'vitest'
import { parseDuration } from './duration.ts'

const WORKDAY = 600

test('a time is read as people write it, a day being a working day', () => {
  const read = (typed: string) => parseDuration(typed, WORKDAY)
  expect(['4 h', '30 min', '1 d 2 h', '1h30', '2 días', '90', '1 sa 5 dk'].map(read)).toEqual([
    240, 30, 720, 90, 1_200, 90, 65,
  ])
})

test('half an hour may be written as a fraction, with a comma or a point', () => {
  const read = (typed: string) => parseDuration(typed, WORKDAY)
  expect(['1.5 h', '1,5 h', '0,25 h', '1.1 h', '1,5 d', '1,5 h 10 min'].map(read)).toEqual([
    90, 90, 15, 66, 900, 100,
  ])
})

test('a long number is one number', () => {
  expect(parseDuration('123456', WORKDAY)).toBe(123_456)
})

test('what is no time is none, nor are parts of a minute', () => {
  for (const typed of [
    '',
    'mañana',
    '4 x',
    'h',
    '-4 h',
    '4 h!',
    '1.5',
    '0,33 h',
    '1.500 min',
    '1.2.3 h',
    '1. h',
  ])
    expect(parseDuration(typed, WORKDAY)).toBeNull()
})

test('a time is written in its largest units', () => {
  expect([30, 240, 720, 90, 0].map((minutes) => formatDuration(minutes, text, WORKDAY))).toEqual([
    '30 min',
    '4 h',
    '1 d 2 h',
    '1 h 30 min',
    '0 min',
  ])
  expect(formatDuration(1_560, text)).toBe('26 h')
})
