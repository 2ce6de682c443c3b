import { administrative } from '@deportivo/contracts/reports/administrative'
import type { Report } from '@deportivo/contracts/reports/declare-report'
import { moneyOutside } from '@deportivo/contracts/reports/money-outside'
import { orderSummary } from '@deportivo/contracts/reports/order-summary'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../testing/show.tsx'
import { KpiCards } from './kpi-cards.tsx'
import { ReportSkeleton } from './report-skeleton.tsx'

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

const tiles = () => document.querySelector<HTMLElement>('.ad-kpis')
const columns = () => [tiles()?.children.length, tiles()?.style.getPropertyValue('--ad-kpis')]

it('a report that loads has its tiles in as many columns, and its chart by days as wide', () => {
  const { unmount } = show(<KpiCards report={administrative} data={DATA} filters={{}} />)
  const wanted = columns()
  unmount()
  const days = { id: '7d', from: '2026-03-01', to: '2026-03-07' } as const
  const position = { range: days, group: 'day', isAsTables: false } as const
  show(<ReportSkeleton report={administrative} position={position} />)
  expect(columns()).toEqual(wanted)
  expect(document.querySelectorAll('.ad-widget--wide').length).toBe(1)
})

it('a report of one day loads without a chart by days, and tables as wide as they come', () => {
  const day = { id: 'today', from: '2026-03-07', to: '2026-03-07' } as const
  const position = { range: day, group: 'day', isAsTables: true } as const
  show(<ReportSkeleton report={administrative} position={position} />)
  const widgets = Object.keys(administrative.dimensions).length - 1
  expect(document.querySelectorAll('.ad-widget').length).toBe(widgets)
  expect(document.querySelectorAll('.ad-widget--wide').length).toBe(widgets)
})

it('what is owed of sold orders and what is unpaid of all orders have different names', () => {
  const { unmount } = show(<KpiCards report={administrative} data={DATA} filters={{}} />)
  screen.getByText('Por cobrar')
  screen.getByText('De los pedidos vendidos en estos días.')
  unmount()
  show(<KpiCards report={orderSummary} data={DATA} filters={{}} />)
  expect(screen.queryByText('Por cobrar')).toBeNull()
  screen.getByText('Valor sin pagar')
  screen.getByText('Pedidos creados')
})

it('fewer orders than yesterday at this hour are bad news, and fewer discounts are none', () => {
  show(<KpiCards report={administrative} data={DATA} filters={{}} />)
  expect(toneOf('Pedidos')).toContain('ad-kpi__change--down')
  expect(toneOf('Descuentos')).toContain('ad-kpi__change--same')
})

it('a total of orders is a link to them with its name, and what is of none stays plain', () => {
  show(<KpiCards report={administrative} data={DATA} filters={{ seller_id: 7 }} />)
  const link = screen.getByRole('link', { name: 'Pedidos: 2, ver el detalle' })
  expect(link.getAttribute('href')).toBe('/orders?sold_from=2026-11-23&sold_to=2026-11-23&seller=7')
  expect(screen.queryByRole('link', { name: /^Mercancía entregada/ })).toBeNull()
  const revenue = screen.getByText('Mercancía entregada').parentElement
  expect(revenue?.querySelector('a')).toBeNull()
})

it('how many and since when stand under the sum that they are of, on its card', () => {
  const totals = { outside: 5, ct: 5, ct_count: 2, ct_days: 3 }
  show(<KpiCards report={moneyOutside} data={{ ...DATA, totals, previous: null }} filters={{}} />)
  expect(document.querySelectorAll('.ad-kpi').length).toBe(5)
  const card = screen.getByText('Contraentrega').parentElement
  expect([...(card?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent).slice(1)).toEqual([
    'Pedidos: 2',
    'El más antiguo: 3 días',
  ])
})
