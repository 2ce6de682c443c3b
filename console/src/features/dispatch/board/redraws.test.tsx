import type { Card } from '@deportivo/contracts/dispatch/board'
import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import { Profiler, type ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aCard } from '../../../entities/order/a-card.test-data.ts'
import { TextsProvider } from '../../../shared/language/texts.tsx'
import { toolsFor } from '../tools/a-board.test-data.ts'
import { BoardToolsContext, type BoardTools } from '../tools/board-tools.ts'
import { COLUMNS } from '../model/columns.ts'
import { Column } from './column.tsx'
import { useFoundChoices } from './filter-choices.ts'

const AT = '2026-11-18T14:00:00.000Z'
const assigned = { state_id: 'assign_dispatch_assistant', payment_validated: true } as const
const packed = { state_id: 'packing_up', payment_validated: true } as const

const onBoard = (tools: BoardTools) =>
  function OnBoard({ children }: { children: ReactNode }) {
    return (
      <TextsProvider>
        <BoardToolsContext value={tools}>{children}</BoardToolsContext>
      </TextsProvider>
    )
  }

/** A board with these cards, and the columns that were drawn since the last look. */
function show(cards: readonly Card[]) {
  const tools = toolsFor('head_dispatch', cards)
  const drawn = new Set<string>()
  render(
    COLUMNS.map((id) => (
      <Profiler key={id} id={id} onRender={(name) => drawn.add(name)}>
        <Column id={id} />
      </Profiler>
    )),
    { wrapper: onBoard(tools) },
  )
  const drawnSince = () => {
    const names = [...drawn]
    drawn.clear()
    return names.sort()
  }
  drawnSince()
  return { ...tools, drawnSince }
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('a step', () => {
  const moving = aCard({ ...assigned, id: 1 })
  const others = [aCard({ ...assigned, id: 2 }), aCard({ ...packed, id: 3 })]

  it('redraws the two columns it leads from and to, and no other', () => {
    const { board, drawnSince } = show([moving, ...others])
    act(() => board.expect({ ...moving, state_id: 'getting_ready', state_entered_at: AT }))
    expect(drawnSince()).toEqual(['assign_dispatch_assistant', 'getting_ready'])
  })

  it('leaves what the board is filtered by as it was', () => {
    const tools = toolsFor('head_dispatch', [moving, ...others])
    const { result } = renderHook(useFoundChoices, { wrapper: onBoard(tools) })
    const before = result.current
    act(() => tools.board.expect({ ...moving, state_id: 'getting_ready' }))
    expect(result.current).toBe(before)
    act(() => tools.board.takeOwn({ ...moving, version: 2, city_id: 11_001, city_name: 'Bogotá' }))
    expect(result.current['city']?.map(({ label }) => label)).toEqual(['Bogotá', 'Medellin'])
  })
})

it('a pointer that leaves a column in which nothing waited redraws none', () => {
  const { board, drawnSince } = show([aCard(packed)])
  const before = board.layout.get()
  act(() => {
    board.freeze('packing_up', 'pointer')
    board.release('packing_up', 'pointer')
  })
  expect(board.layout.get()).toBe(before)
  expect(drawnSince()).toEqual([])
})

it('of a hundred cards in a column those in sight are drawn, and the one that the keyboard reaches', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(186)
  const { focused } = show(Array.from({ length: 100 }, (_, index) => aCard({ ...packed, id: index + 1 })))
  const cards = () => screen.getAllByRole('article')
  // In a frame after the column.
  await screen.findByRole('article', { name: /Pedido 1,/ })
  expect(cards().length).toBeLessThan(12)
  act(() => focused.set(100))
  expect(cards().at(-1)?.dataset['card']).toBe('100')
  expect(cards().length).toBeLessThan(12)
})
