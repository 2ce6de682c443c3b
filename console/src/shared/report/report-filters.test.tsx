import { administrative } from '@deportivo/contracts/reports/administrative'
import type { Report } from '@deportivo/contracts/reports/declare-report'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { show } from '../testing/show.tsx'
import { ReportFilters } from './report-filters.tsx'
import { useReportPosition } from './use-report-position.ts'

const DESK = { width: 1024, height: 768 }
const PHONE = { width: 390, height: 844 }

const FIGURES = { value: 2, count: 2, units: 2 }
const DATA: Report = {
  from: '2026-11-23',
  to: '2026-11-23',
  as_of: '2026-11-23T12:00:00.000Z',
  totals: FIGURES,
  rows: [],
  by: {
    store: [{ store_id: 3, store_name: 'Bodega Norte', ...FIGURES }],
    category: [{ category_id: 4, category_name: 'Tenis', ...FIGURES }],
    brand: [{ brand_id: 5, brand_name: 'Zancada', ...FIGURES }],
    payment: [{ payment_method: 0, ...FIGURES }],
    type: [{ type_order: 'local', ...FIGURES }],
    client_type: [{ type_sale: 'wholesale', ...FIGURES }],
    profile: [{ profile_id: 'online_seller', ...FIGURES }],
    with_discount: [{ has_discount: 0, ...FIGURES }],
    with_balance: [{ has_balance: 1, ...FIGURES }],
  },
  previous: null,
}

function Filters() {
  const position = useReportPosition(administrative)
  const { search } = useLocation()
  return (
    <>
      <ReportFilters report={administrative} position={position} data={DATA} hasFilters />
      <output data-testid="address">{search}</output>
      <output data-testid="query">{JSON.stringify(position.query)}</output>
    </>
  )
}

beforeEach(() => window.happyDOM.setViewport(DESK))
afterEach(() => {
  cleanup()
  window.happyDOM.setViewport(DESK)
})

const query = () => JSON.parse(screen.getByTestId('query').textContent) as Record<string, unknown>

it.each([
  ['Bodega', 'Bodega Norte', 'store_id', 3],
  ['Categoría', 'Tenis', 'category_id', 4],
  ['Marca', 'Zancada', 'brand_id', 5],
  ['Método de pago', 'Varios medios', 'payment_method', 0],
  ['Tipo de pedido', 'Pedido a bodega', 'type_order', 'local'],
  ['Tipo de cliente', 'Mayorista', 'type_sale', 'wholesale'],
  ['Descuento', 'Sin descuento', 'has_discount', 0],
  ['Saldo pendiente', 'Con saldo', 'has_balance', 1],
])(
  'the report is narrowed by %s, in its address, and the chip removes it',
  async (label, option, column, value) => {
    const user = userEvent.setup()
    show(<Filters />)
    if (!screen.queryByLabelText(label)) await user.click(screen.getByRole('button', { name: 'Más filtros' }))
    await user.selectOptions(screen.getByLabelText(label), option)
    await waitFor(() => expect(query()[column]).toBe(value))
    expect(screen.getByTestId('address').textContent).toBe(`?${column}=${value}`)
    await user.click(screen.getByRole('button', { name: `Quitar filtro: ${label}: ${option}` }))
    await waitFor(() => expect(query()[column]).toBeUndefined())
  },
)

it('on a phone its filters lie in a sheet', async () => {
  window.happyDOM.setViewport(PHONE)
  const user = userEvent.setup()
  show(<Filters />, '/?store_id=3&has_balance=1')
  expect(screen.queryByLabelText('Bodega')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Filtros (2)' }))
  const sheet = within(screen.getByRole('dialog', { name: 'Filtros (2)' }))
  for (const label of ['Bodega', 'Categoría', 'Marca', 'Saldo pendiente']) sheet.getByLabelText(label)
})
