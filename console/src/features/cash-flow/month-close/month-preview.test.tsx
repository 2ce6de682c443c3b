import type { MonthPreview } from '@deportivo/contracts/finance/month-closes'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { beginSession, endSession } from '../../../shared/session/session-end.ts'
import { showTo } from '../../../shared/testing/show.tsx'
import { startReplies } from '../../../shared/testing/start-replies.ts'
import { MonthPreviewFacts } from './month-preview.tsx'

const PREVIEW: MonthPreview = {
  as_of: '2026-12-01T15:00:00.000Z',
  from: '2026-11-01',
  to: '2026-11-30',
  expenses: { count: 0, amount: 0 },
  payments: { count: 30, amount: 17_355_100 },
  shifts: [],
  accounts: [],
  unmatched: [],
}

let server: Awaited<ReturnType<typeof startReplies>>
beforeEach(async () => {
  const pagination = { per_page: 1, total: 16, current_page: 1 }
  server = await startReplies(() => ({ status: 200, body: { code: 200, data: [], pagination } }))
  beginSession('a')
})
afterEach(async () => {
  cleanup()
  endSession('signed_out')
  await server.stop()
})

it('payments to confirm lead to their list until the end of the month, and those of other users are counted apart', async () => {
  showTo({ 'read sales': 'all' }, <MonthPreviewFacts preview={PREVIEW} />)
  const link = await screen.findByRole('link', { name: 'Ver los pagos por confirmar: 16' })
  expect(link.getAttribute('href')).toBe('/payments?to=2026-11-30')
  expect(decodeURIComponent(server.asked.at(-1)?.url ?? '')).toContain('filter=to:2026-11-30')
  screen.getByText(/^30 · \$\s17\.355\.100$/)
  screen.getByText('Otros 14 son de pedidos que usted no ve: los confirman otros usuarios.')
})
