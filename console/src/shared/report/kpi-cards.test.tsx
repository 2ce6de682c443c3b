import { administrative } from '@deportivo/contracts/reports/administrative'
import type { Report } from '@deportivo/contracts/reports/declare-report'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../testing/show.tsx'
import { KpiCards } from './kpi-cards.tsx'

const DAY = { from: '2026-11-23', to: '2026-11-23', rows: [] }
const DATA: Report = {
  ...DAY,
  as_of: '2026-11-23T12:00:00.000Z',
  totals: { count: 2, discount: 2 },
  by: {},
  previous: { ...DAY, until: '2026-11-22T12:00:00.000Z', totals: { count: 10, discount: 10 } },
}

const toneOf = (label: string) => {
  const card = screen.getByText(label).parentElement
  return card?.querySelector('.ad-kpi__change')?.className
}

it('fewer orders than yesterday at this hour are bad news, and fewer discounts are none', () => {
  show(<KpiCards report={administrative} data={DATA} />)
  expect(toneOf('Pedidos')).toContain('ad-kpi__change--down')
  expect(toneOf('Descuentos')).toContain('ad-kpi__change--same')
})
