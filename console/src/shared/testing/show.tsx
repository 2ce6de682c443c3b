import type { Grants } from '@deportivo/lifecycle/permissions'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { TextsProvider } from '../language/texts.tsx'
import { SessionProvider, type Session } from '../session/session.tsx'

/** A part of the console on a page of its own, in Spanish. */
export function show(part: ReactNode, address = '/') {
  return render(
    <TextsProvider>
      <MemoryRouter initialEntries={[address]}>{part}</MemoryRouter>
    </TextsProvider>,
  )
}

/** As `show`, to a user with these permissions. */
export const showTo = (grants: Grants, part: ReactNode, address?: string) =>
  show(
    <SessionProvider session={{ user: { id: 1 }, grants } as unknown as Session}>{part}</SessionProvider>,
    address,
  )
