import { describe, expect, it } from 'vitest'
import { LANES, laneOf } from './lanes.ts'

describe('lanes', () => {
  // Fixed forever: released logs and Kafka partitions depend on these lanes.
  it('are the same as ever', () => {
    expect(['1', '2', '3', '4711'].map((id) => laneOf('order', id))).toEqual([10, 11, 0, 4])
  })

  it('share the aggregates evenly', () => {
    const counts = Array.from({ length: LANES }, () => 0)
    for (let id = 1; id <= 12_000; id++) {
      const lane = laneOf('order', String(id))
      counts[lane] = (counts[lane] ?? 0) + 1
    }
    expect(Math.min(...counts)).toBeGreaterThan(800)
    expect(Math.max(...counts)).toBeLessThan(1200)
  })
})
