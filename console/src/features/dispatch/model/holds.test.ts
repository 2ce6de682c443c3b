import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createHolds } from './holds.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('a column is held as long as the pointer moves in it, and ten seconds more', () => {
  const onEnd = vi.fn()
  const holds = createHolds(onEnd)
  holds.hold('packing_up', 'pointer')
  vi.advanceTimersByTime(8_000)
  holds.hold('packing_up', 'pointer')
  vi.advanceTimersByTime(8_000)
  expect([...holds.held()]).toEqual(['packing_up'])
  vi.advanceTimersByTime(2_000)
  expect(holds.held().size).toBe(0)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

it('the focus that leaves a column doesn’t let it go while the pointer is there', () => {
  const holds = createHolds(vi.fn())
  holds.hold('packing_up', 'pointer')
  holds.hold('packing_up', 'focus')
  holds.release('packing_up', 'focus')
  expect([...holds.held()]).toEqual(['packing_up'])
  holds.release('packing_up', 'pointer')
  expect(holds.held().size).toBe(0)
})

it('letting go of what isn’t held tells nobody', () => {
  const onEnd = vi.fn()
  createHolds(onEnd).release('packing_up', 'menu')
  expect(onEnd).not.toHaveBeenCalled()
})
