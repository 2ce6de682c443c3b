import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { OneLine } from './one-line.tsx'

it('shows what is cut off in full when pointed at', () => {
  render(<OneLine text="ventas.mayoristas@calzadoelpaso.example" />)
  expect(screen.getByText(/^ventas/).title).toBe('ventas.mayoristas@calzadoelpaso.example')
})
