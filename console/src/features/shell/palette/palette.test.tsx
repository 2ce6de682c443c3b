// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { show } from '../../../shared/testing/show.tsx'
import { Palette } from './palette.tsx'

afterEach(cleanup)

const open = (isSearching: boolean) =>
  show(
    <Palette
      typed="terraza"
      items={[]}
      extra={[]}
      isSearching={isSearching}
      onType={vi.fn()}
      onClose={vi.fn()}
    />,
  )

it('the palette shows that it searches before it shows that nothing matches', () => {
  open(true)
  expect(screen.getByText('Buscando…')).toBeTruthy()
  expect(screen.queryByText('Nada coincide.')).toBeNull()
  cleanup()
  open(false)
  expect(screen.getByText('Nada coincide.')).toBeTruthy()
})
