import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../../shared/testing/show.tsx'
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
