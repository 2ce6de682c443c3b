import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { takeTurns } from './frame-turns.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const frame = () => vi.advanceTimersToNextFrame()

it('draws one part in each frame, and the next one only after it was drawn', () => {
  const drawn: string[] = []
  const first = takeTurns(() => drawn.push('first'))
  const second = takeTurns(() => drawn.push('second'))
  expect(drawn).toEqual([])
  frame()
  frame()
  expect(drawn).toEqual(['first'])
  first.end()
  frame()
  expect(drawn).toEqual(['first', 'second'])
  second.end()
})

it('draws what comes later when nothing else is being drawn', () => {
  const drawn: string[] = []
  const first = takeTurns(() => drawn.push('first'))
  frame()
  first.end()
  frame()
  const second = takeTurns(() => drawn.push('second'))
  frame()
  expect(drawn).toEqual(['first', 'second'])
  second.end()
})

it('leaves out what is not needed any more, waiting or being drawn', () => {
  const drawn: string[] = []
  const first = takeTurns(() => drawn.push('first'))
  const second = takeTurns(() => drawn.push('second'))
  const third = takeTurns(() => drawn.push('third'))
  second.cancel()
  frame()
  first.cancel()
  frame()
  expect(drawn).toEqual(['first', 'third'])
  third.end()
})

it('is ended only by its own part', () => {
  const drawn: string[] = []
  const first = takeTurns(() => drawn.push('first'))
  const second = takeTurns(() => drawn.push('second'))
  second.end()
  frame()
  second.end()
  frame()
  expect(drawn).toEqual(['first'])
  first.end()
  frame()
  expect(drawn).toEqual(['first', 'second'])
  second.end()
})
