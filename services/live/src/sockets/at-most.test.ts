import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { atMostEvery } from './at-most.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('the first call runs at once, a burst once per interval, and the last call is not lost', () => {
  const call = vi.fn()
  const news = atMostEvery(1000, call)
  news.ask()
  expect(call).toHaveBeenCalledTimes(1)
  for (let times = 0; times < 50; times++) news.ask()
  expect(call).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1000)
  expect(call).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(5000)
  expect(call).toHaveBeenCalledTimes(2)
  news.ask()
  expect(call).toHaveBeenCalledTimes(3)
})

it('calls nothing after it was stopped', () => {
  const call = vi.fn()
  const news = atMostEvery(1000, call)
  news.ask()
  news.ask()
  news.stop()
  news.ask()
  vi.advanceTimersByTime(5000)
  expect(call).toHaveBeenCalledTimes(1)
})
