import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../../shared/testing/show.tsx'
import { matching, orderNumber, type PaletteItem } from './palette-items.ts'
import { Palette, type PaletteSearch } from './palette.tsx'

function open(typed: string, search: PaletteSearch) {
  const onRetry = vi.fn()
  const idle = { onType: vi.fn(), onClose: vi.fn() }
  show(<Palette typed={typed} items={[]} extra={[]} search={search} onRetry={onRetry} {...idle} />)
  return onRetry
}

const showsNoMatch = () => screen.queryByText('Nada coincide.') !== null

it('the palette shows that it searches before it shows that nothing matches', () => {
  open('terraza', 'searching')
  expect(screen.getByText('Buscando…')).toBeTruthy()
  expect(showsNoMatch()).toBe(false)
  cleanup()
  open('terraza', 'done')
  expect(showsNoMatch()).toBe(true)
})

it('the palette asks for more letters where it has asked for nothing yet', () => {
  open('te', 'nothing')
  expect(screen.getByText(/^Escriba tres letras/)).toBeTruthy()
  expect(showsNoMatch()).toBe(false)
})

it('a failed search is no empty one, and may be asked again', async () => {
  const onRetry = open('terraza', 'failed')
  expect(screen.getByText('No se pudo buscar.')).toBeTruthy()
  expect(showsNoMatch()).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

it('a short number or one with its sign is that of an order, a longer one the identification of a client', () => {
  expect(['1042', ' #1042 ', '#990672464', '990672464', '10a'].map(orderNumber)).toEqual([
    1042,
    1042,
    990_672_464,
    null,
    null,
  ])
})

it('what is named as it is typed comes first in its group, then what begins so', () => {
  const item = (label: string, group: PaletteItem['group'] = 'palette.pages'): PaletteItem => ({
    id: label,
    group,
    label,
    run: () => undefined,
  })
  const items = [
    item('Clientes de ayer', 'palette.recent'),
    ...['Vendedores y clientes', 'Clientes del mes', 'Clientes', 'Cajas'].map((label) => item(label)),
  ]
  const found = (typed: string) => matching(items, typed).map(({ label }) => label)
  expect(found(' CLIENTES')).toEqual([
    'Clientes de ayer',
    'Clientes',
    'Clientes del mes',
    'Vendedores y clientes',
  ])
  expect(found('')).toEqual(items.map(({ label }) => label))
})
