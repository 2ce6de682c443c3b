import { describe, expect, it } from 'vitest'
import type { LoggedEvent } from '../../service.ts'
import { createRecentEvents } from './recent-events.ts'

const event = (lane_pos: number, lane = 3) => ({ lane, lane_pos, type: `event ${lane_pos}` }) as LoggedEvent
const positions = (events: LoggedEvent[]) => events.map((one) => one.lane_pos)

describe('recent events from the transport', () => {
  it('are returned in order, whatever the order in which they arrived', () => {
    const recent = createRecentEvents()
    for (const pos of [3, 1, 2]) recent.add(event(pos))
    expect(positions(recent.following({ lane: 3, lane_pos: 0 }, 10))).toEqual([1, 2, 3])
  })

  it('are returned once, however often they arrived', () => {
    const recent = createRecentEvents()
    for (const pos of [1, 1, 2, 2, 1]) recent.add(event(pos))
    expect(positions(recent.following({ lane: 3, lane_pos: 0 }, 10))).toEqual([1, 2])
  })

  it('end before a lost one, and the lane still counts as behind', () => {
    const recent = createRecentEvents()
    for (const pos of [1, 2, 4, 5]) recent.add(event(pos))
    expect(positions(recent.following({ lane: 3, lane_pos: 0 }, 10))).toEqual([1, 2])
    expect(recent.following({ lane: 3, lane_pos: 2 }, 10)).toEqual([])
    expect(recent.heads().get(3)).toBe(5)
  })

  it('are separate for each lane', () => {
    const recent = createRecentEvents()
    recent.add(event(1, 4))
    expect(recent.following({ lane: 3, lane_pos: 0 }, 10)).toEqual([])
  })

  it('are evicted from the oldest on, so that memory stays bounded', () => {
    const recent = createRecentEvents()
    for (let pos = 1; pos <= 1000; pos++) recent.add(event(pos))
    expect(recent.following({ lane: 3, lane_pos: 0 }, 10)).toEqual([])
    expect(positions(recent.following({ lane: 3, lane_pos: 990 }, 100))).toHaveLength(10)
  })
})
