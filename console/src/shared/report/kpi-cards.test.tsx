import { administrative } from '@deportivo/contracts/reports/administrative'
import type { Report } from '@deportivo/contracts/reports/declare-report'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { show } from '../testing/show.tsx'
import { KpiCards } from './kpi-cards.tsx'

afterEach(cleanup)

const DAY = { from: '2026-11-23', to: '2026-11-23', rows: [] }
const DATA: Report = {
  ...DAY,
  as_of: '2026-11-23T12:00:00.000Z',
  totals: { count: 2 },
  by: {},
  previous: { ...DAY, totals: { count: 10 } },
}

const change = () => screen.getByText(/80/).className

it('fewer orders than before are bad news only once the day is over', () => {
  show(<KpiCards report={administrative} data={DATA} />)
  expect(change()).toContain('ad-kpi__change--down')
  cleanup()
  show(<KpiCards report={administrative} data={DATA} isOpen />)
  expect(change()).toContain('ad-kpi__change--same')
})
