import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../shared/testing/show.tsx'
import { MENU, visibleMenu } from './menu.ts'
import { Nav } from './nav.tsx'

const items = visibleMenu(MENU, { profile: 'two', grants: { 'read expenses': 'all' } })
const draw = (address?: string) => show(<Nav items={items} onGo={vi.fn()} />, address)
const link = (name: string) => screen.queryByRole('link', { name })

it('a long group is folded until its name is pressed, a short one is not', async () => {
  draw('/clients')
  expect(link('Marcas')).toBeNull()
  expect(link('Gastos')).not.toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Filtros' }))
  expect(link('Marcas')).not.toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Filtros' }))
  expect(link('Marcas')).toBeNull()
})

it('the group of the page on screen is open', () => {
  draw('/brands/list')
  expect(link('Marcas')?.getAttribute('aria-current')).toBe('page')
})

it('no two lists of a group have the same picture', () => {
  draw('/brands/list')
  const group = screen.getByRole('list', { name: 'Filtros' })
  const pictures = [...group.querySelectorAll('path')].map((path) => path.getAttribute('d'))
  expect(pictures.length).toBe(13)
  expect(new Set(pictures).size).toBe(pictures.length)
})
