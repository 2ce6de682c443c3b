import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createColumnFreezes } from './column-freezes.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('a column is frozen while the pointer moves in it, and ten seconds more', () => {
  const onEnd = vi.fn()
  const freezes = createColumnFreezes(onEnd)
  freezes.freeze('packing_up', 'pointer')
  vi.advanceTimersByTime(8_000)
  freezes.freeze('packing_up', 'pointer')
  vi.advanceTimersByTime(8_000)
  expect([...freezes.frozen()]).toEqual(['packing_up'])
  vi.advanceTimersByTime(2_000)
  expect(freezes.frozen().size).toBe(0)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

it('a column stays frozen when the focus leaves but the pointer is still there', () => {
  const freezes = createColumnFreezes(vi.fn())
  freezes.freeze('packing_up', 'pointer')
  freezes.freeze('packing_up', 'focus')
  freezes.release('packing_up', 'focus')
  expect([...freezes.frozen()]).toEqual(['packing_up'])
  freezes.release('packing_up', 'pointer')
  expect(freezes.frozen().size).toBe(0)
})

it('releasing a column that isn’t frozen calls no listener', () => {
  const onEnd = vi.fn()
  createColumnFreezes(onEnd).release('packing_up', 'menu')
  expect(onEnd).not.toHaveBeenCalled()
})
