import { administrative } from '@deportivo/contracts/reports/administrative'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { beginSession, endSession } from '../session/session-end.ts'
import { startReplies } from '../testing/start-replies.ts'
import { showTo } from '../testing/show.tsx'
import { ReportScreen } from './report-screen.tsx'

const FIGURES = { value: 200_000, count: 2, average_ticket: 100_000, units: 2 }
const PERIOD = { from: '2026-11-23', to: '2026-11-23', totals: FIGURES, rows: [] }
const REPORT = { ...PERIOD, as_of: '2026-11-23T12:00:00.000Z', by: {}, previous: { ...PERIOD, until: null } }

let server: Awaited<ReturnType<typeof startReplies>>
beforeEach(async () => {
  server = await startReplies(({ url }) => ({
    status: 200,
    body: { code: 200, data: url.includes('/report/administrative') ? REPORT : [] },
  }))
  beginSession('a')
})
afterEach(async () => {
  cleanup()
  endSession('signed_out')
  await server.stop()
})

it.each([
  ['team', '&team=1'],
  ['all', ''],
] as const)(
  'the orders behind figures of a reader of %s are no more than they count',
  async (scope, team) => {
    showTo(
      { 'read administrative': scope },
      <ReportScreen report={administrative} />,
      '/administrative?range=custom&from=2026-11-23&to=2026-11-23&store_id=3',
    )
    const link = await screen.findByRole('link', { name: 'Pedidos: 2, ver el detalle' }, { timeout: 10_000 })
    expect(link.getAttribute('href')).toBe(`/orders?sold_from=2026-11-23&sold_to=2026-11-23&store=3${team}`)
  },
)
