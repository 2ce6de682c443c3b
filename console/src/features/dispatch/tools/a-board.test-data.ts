import type { Card } from '@deportivo/contracts/dispatch/board'
import { POLICY } from '@deportivo/lifecycle/policy'
import type { ProfileId } from '@deportivo/lifecycle/profiles'
import { vi } from 'vitest'
import { createStore } from '../../../shared/state/store.ts'
import { SHOP_HOURS } from '../../../entities/order/a-card.test-data.ts'
import { createBoard } from '../model/board-store.ts'
import { NONE_SELECTED } from '../model/selection.ts'
import type { Pace } from '../model/stage-age.ts'
import type { BoardTools } from './board-tools.ts'

export const ME = 50

/** The tools of a real board with these cards, as a profile has them. */
export function toolsFor(profile: ProfileId, cards: readonly Card[]): BoardTools {
  const board = createBoard()
  board.takeSnapshot({ room: 'dispatch:all', seq: 1, cards })
  return {
    board,
    presence: {
      viewers: createStore<ReturnType<BoardTools['presence']['viewers']['get']>>([]),
      claims: createStore<ReturnType<BoardTools['presence']['claims']['get']>>(new Map()),
      take: vi.fn(),
      release: vi.fn(),
    },
    asker: { actor: { id: ME, profile, grants: POLICY[profile] }, settings: { self_claim: false } },
    pace: createStore<Pace>({ targets: { packing_up: 30 }, hours: SHOP_HOURS }),
    focused: createStore<number | null>(null),
    selected: createStore(NONE_SELECTED),
    canTakeOver: POLICY[profile]['assign orders'] !== undefined,
    open: vi.fn(),
    start: vi.fn(),
    print: vi.fn(),
    freeze: board.freeze,
    release: board.release,
  }
}
