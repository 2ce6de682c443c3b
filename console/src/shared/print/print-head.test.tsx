import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { SessionProvider, type Session } from '../session/session.tsx'
import { show } from '../testing/show.tsx'
import { PrintHead } from './print-head.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const paper = (company_name: string | null) => {
  const user = { id: 1, company_name, data: { displayName: 'Sara' } }
  show(
    <SessionProvider session={{ user, grants: {} } as unknown as Session}>
      <PrintHead />
    </SessionProvider>,
  )
  return screen.getByText(/^Impreso por Sara/).parentElement?.textContent
}

it('a paper names the company, or the product while the company has no name', () => {
  expect(paper('Deportes El Paso')).toContain('Deportes El Paso')
  cleanup()
  expect(paper(null)).toContain('Administrador Deportivo')
})

it('a page that was open for an hour is printed with the time of printing', () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-05T15:00:00.000Z'), toFake: ['Date'] })
  expect(paper(null)).toContain('10:00')
  vi.setSystemTime(Date.parse('2026-03-05T16:00:00.000Z'))
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(screen.getByText(/^Impreso por Sara/).textContent).toContain('11:00')
})
