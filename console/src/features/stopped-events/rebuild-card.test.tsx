import type { Rebuild } from '@deportivo/contracts/admin/rebuilds'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { show } from '../../shared/testing/show.tsx'
import { replyingServer } from '../../entities/testing/replying-server.ts'
import { RebuildCard } from './rebuild-card.tsx'

const WAITING: Rebuild = {
  id: 4,
  state: 'waiting',
  requested_at: '2026-11-30T10:00:00.000Z',
  requested_by: 'Adriana Lozano',
  done: 0,
  total: 0,
  differences: null,
  ended_at: null,
}
const RUNNING: Rebuild = { ...WAITING, state: 'running', done: 4800, total: 12_345 }
const FINISHED: Rebuild = {
  ...RUNNING,
  state: 'finished',
  done: 12_345,
  differences: 2,
  ended_at: '2026-11-30T10:01:00.000Z',
}

let states: (Rebuild | null)[] = []

const server = replyingServer(({ method }) => {
  if (method === 'POST') return { status: 200, body: { code: 200, message: 'x', data: WAITING } }
  // The last one stays.
  const now = states.length > 1 ? states.shift() : states[0]
  return { status: 200, body: { code: 200, data: now ?? null } }
})

const start = () => screen.getByRole('button', { name: 'Rehacer ahora' })
const isGrey = () => start().getAttribute('aria-disabled') === 'true'

it('shows the progress of a rebuild until it has ended, and what it corrected', async () => {
  states = [null, RUNNING, FINISHED]
  show(<RebuildCard />)
  await expect.poll(isGrey).toBe(false)
  await userEvent.click(start())
  await screen.findByText('Empieza en unos segundos')
  expect(isGrey()).toBe(true)
  await screen.findByText('4.800 de 12.345 cambios', {}, { timeout: 10_000 })
  await screen.findByText(
    /por pedido de Adriana Lozano\. 2 filas estaban mal y quedaron corregidas\./,
    {},
    {
      timeout: 10_000,
    },
  )
  expect(isGrey()).toBe(false)
  expect(server.asked.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

it('names a failure of the last one, and offers another one', async () => {
  states = [{ ...WAITING, state: 'failed' }]
  show(<RebuildCard />)
  expect((await screen.findByRole('alert')).textContent).toContain('nada cambió')
  expect(isGrey()).toBe(false)
})
