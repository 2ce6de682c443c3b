import { act, render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TextsProvider } from '../../../shared/language/texts.tsx'
import { aCard } from '../../../entities/order/a-card.test-data.ts'
import { toolsFor } from '../tools/a-board.test-data.ts'
import { BoardToolsContext } from '../tools/board-tools.ts'
import { Column } from './column.tsx'

const packed = { state_id: 'packing_up', payment_validated: true } as const
const cards = [
  aCard({ ...packed, id: 1, city_id: null, city_name: null, total_balance: 0 }),
  aCard({ ...packed, id: 2, total_balance: 40_000 }),
  aCard({ ...packed, id: 3, total_balance: 2_000 }),
]

function show() {
  const tools = toolsFor('head_dispatch', cards)
  render(
    <TextsProvider>
      <BoardToolsContext value={tools}>
        <Column id="packing_up" />
      </BoardToolsContext>
    </TextsProvider>,
  )
  return tools.board
}

const items = () =>
  screen
    .getAllByRole('listitem')
    .map((item) => item.querySelector('h3')?.textContent ?? within(item).getByText(/^#\d$/).textContent)
const headings = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

it('a grouped column has headings with their counts among its cards, which stay mounted', () => {
  const board = show()
  const card = screen.getByRole('article', { name: /Pedido 2,/ })
  expect(headings()).toEqual([])
  act(() => board.group('city'))
  expect(headings()).toEqual(['Medellin 2', 'Sin ciudad 1'])
  expect(items()).toEqual(['Medellin 2', '#2', '#3', 'Sin ciudad 1', '#1'])
  expect(screen.getByRole('article', { name: /Pedido 2,/ })).toBe(card)
  act(() => board.group(null))
  expect(items()).toEqual(['#1', '#2', '#3'])
})

it('the head of a column shows what its orders owe, and nothing once they owe nothing', () => {
  const board = show()
  const title = 'Lo que aún deben los pedidos de esta etapa'
  expect(screen.getByTitle(title).textContent).toMatch(/^Debe \$\s42\.000$/)
  act(() => board.filter(({ id }) => id === 1))
  expect(screen.queryByTitle(title)).toBeNull()
})
