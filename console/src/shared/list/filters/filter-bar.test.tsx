import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { FilterBar } from './filter-bar.tsx'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1024, height: 768 }

beforeEach(() => window.happyDOM.setViewport(PHONE))
afterEach(() => {
  cleanup()
  window.happyDOM.setViewport(DESK)
})

const chip = (label: string) => ({ id: label, label, onRemove: () => undefined })

test('on a phone all filters are in a sheet, whose button shows how many are active', async () => {
  const clear = vi.fn()
  const user = userEvent.setup()
  show(
    <FilterBar chips={[chip('Bogotá'), chip('Efectivo')]} onClear={clear} more={<p>Vendedor</p>}>
      <p>Ciudad</p>
    </FilterBar>,
  )
  expect(screen.queryByText('Ciudad')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Filtros (2)' }))
  const sheet = within(screen.getByRole('dialog', { name: 'Filtros (2)' }))
  sheet.getByText('Ciudad')
  sheet.getByText('Vendedor')
  await user.click(sheet.getByRole('button', { name: 'Quitar filtros' }))
  expect(clear).toHaveBeenCalledOnce()
})

test('on paper the filters stand in words', () => {
  window.happyDOM.setViewport(DESK)
  show(<FilterBar chips={[chip('“calzado”'), chip('Ciudad: Bogotá')]} onClear={() => undefined} />)
  screen.getByText('Filtros: “calzado”; Ciudad: Bogotá')
})

test('on a desk the common filters stand in the bar, and only the others fold', async () => {
  window.happyDOM.setViewport(DESK)
  const user = userEvent.setup()
  show(
    <FilterBar chips={[]} onClear={() => undefined} more={<p>Vendedor</p>}>
      <p>Ciudad</p>
    </FilterBar>,
  )
  screen.getByText('Ciudad')
  expect(screen.queryByText('Vendedor')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Más filtros' }))
  screen.getByText('Vendedor')
})
