import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { TextsProvider } from '../language/texts.tsx'

/** A part of the console on a page of its own, in Spanish. */
export function show(part: ReactNode, address = '/') {
  return render(
    <TextsProvider>
      <MemoryRouter initialEntries={[address]}>{part}</MemoryRouter>
    </TextsProvider>,
  )
}
