import type { DeclaredReport, Report } from '@deportivo/contracts/reports/declare-report'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { show } from '../testing/show.tsx'
import { ReportWidgets } from './report-widget.tsx'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-23T15:10:00.000Z'), toFake: ['Date'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const REPORT = {
  measures: {
    count: { kind: 'count', label: 'reports.measure.orders' },
    units: { kind: 'count', label: 'reports.measure.units' },
  },
  dimensions: {
    day: { label: 'reports.dimension.day', column: 'day', kind: 'day', measures: ['count', 'units'] },
  },
} as unknown as DeclaredReport

const hours = (day: string, counts: readonly number[]) =>
  counts.map((count, hour) => ({ day: `${day}T0${hour}`, count, units: 2 * count }))

const TODAY: Report = {
  from: '2026-11-23',
  to: '2026-11-23',
  as_of: '2026-11-23T15:10:00.000Z',
  totals: { count: 7, units: 14 },
  rows: hours('2026-11-23', [3, 4]),
  by: {},
  previous: {
    from: '2026-11-22',
    to: '2026-11-22',
    until: '2026-11-22T15:10:00.000Z',
    totals: { count: 6, units: 12 },
    rows: hours('2026-11-22', [5, 1]),
  },
}

const shown = (isAsTables: boolean) =>
  show(<ReportWidgets report={REPORT} data={TODAY} filters={{}} group="hour" isAsTables={isAsTables} />)

const cellsOf = (row: HTMLElement) => [...row.children].map((cell) => cell.textContent)

it('a chart of today names its line, and the dashed one of yesterday', async () => {
  shown(false)
  const widget = screen.getByRole('region', { name: 'Pedidos por hora' })
  expect(within(widget).getByText('Hoy')).toBeTruthy()
  expect(within(widget).getByText('ayer a esta hora')).toBeTruthy()
  await userEvent.setup().click(within(widget).getByRole('button', { name: 'Ver como tabla' }))
  expect(within(widget).queryByText('Hoy')).toBeNull()
})

it('the table of a chart has what yesterday had in the same hour, and in all', () => {
  shown(true)
  expect(screen.getAllByRole('row').map(cellsOf)).toEqual([
    ['Hora', 'Pedidos', 'Pedidos (ayer a esta hora)', 'Pares'],
    ['00:00', '3', '5', '6'],
    ['01:00', '4', '1', '8'],
    ['Total', '7', '6', '14'],
  ])
})
