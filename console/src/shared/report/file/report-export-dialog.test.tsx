import { cashFlow } from '@deportivo/contracts/reports/cash-flow'
import type { Report } from '@deportivo/contracts/reports/declare-report'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { AskedPage } from '../../list/query/read-pages.ts'
import { SessionProvider, type Session } from '../../session/session.tsx'
import { show } from '../../testing/show.tsx'
import { toasts } from '../../toasts/toasts.ts'
import type { ReportPosition } from '../use-report-position.ts'
import { ReportExportDialog } from './report-export-dialog.tsx'
import { reportList } from './report-table.ts'

const SESSION = { user: { id: 1, data: { displayName: 'Ana' } }, grants: {} } as unknown as Session

const DATA: Report = {
  from: '2026-11-01',
  to: '2026-11-23',
  as_of: '2026-11-23T12:00:00.000Z',
  totals: { in: 5, out: 2, balance: 3 },
  rows: [],
  by: {},
  previous: null,
}
const POSITION = { filters: {}, group: 'day' } as unknown as ReportPosition

afterEach(() => {
  cleanup()
  toasts.set([])
  vi.restoreAllMocks()
})

/** As a server with so many entries gives them, the newest first. */
const entriesOf = (total: number, asked: AskedPage[]) =>
  reportList(
    total,
    {
      ask: (page) => {
        asked.push(page)
        const start = (page.page - 1) * page.top
        const length = Math.max(0, Math.min(page.top, total - start))
        return Promise.resolve(Array.from({ length }, (_, at) => start + at + 1))
      },
      rowKey: (row) => row,
    },
    (rows) => ({
      name: 'Entradas de dinero',
      head: [{ text: 'Movimiento', kind: 'text' }],
      rows: rows.map((row) => [`Entrada ${row}`]),
    }),
  )

async function exported(total: number) {
  const saved: Blob[] = []
  const asked: AskedPage[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => (saved.push(file as Blob), 'blob:x'))
  show(
    <SessionProvider session={SESSION}>
      <ReportExportDialog
        report={cashFlow}
        position={POSITION}
        data={DATA}
        further={[]}
        list={entriesOf(total, asked)}
        onClose={() => undefined}
      />
    </SessionProvider>,
  )
  const notice = screen.queryByText(/^La lista tiene/)?.textContent
  const user = userEvent.setup()
  await user.click(screen.getByRole('radio', { name: /CSV/ }))
  await user.click(screen.getByRole('button', { name: 'Exportar' }))
  await waitFor(() => expect(saved).toHaveLength(1), { timeout: 10_000 })
  const lines = (await saved[0]?.text())?.split('\r\n') ?? []
  return { lines, asked, notice, entries: lines.filter((line) => line.startsWith('Entrada ')) }
}

it('the file of a report has all entries of its list, of which the screen shows a page', async () => {
  const { lines, entries, asked, notice } = await exported(450)
  expect(entries).toEqual(Array.from({ length: 450 }, (_, at) => `Entrada ${at + 1}`))
  expect(asked.length).toBeGreaterThan(1)
  expect(lines).toContain('Filas: Entradas de dinero;450')
  expect(notice).toBeUndefined()
  expect(toasts.get()).toMatchObject([{ key: 'list.export_done', values: { count: 450 } }])
})

it('a list that is too long for a file is cut, which the screen and the file show', async () => {
  const { lines, entries, notice } = await exported(20_300)
  expect(entries).toHaveLength(20_000)
  expect(notice).toContain('La lista tiene 20.300 filas y el archivo llevará las primeras 20.000')
  expect(lines).toContain('Filas que no están en este archivo;300')
})
