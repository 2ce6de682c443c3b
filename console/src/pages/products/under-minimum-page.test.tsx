import type { UnderMinimum } from '@deportivo/contracts/catalogue/minimums'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { expect, test } from 'vitest'
import { replyingServer } from '../../entities/testing/replying-server.ts'
import { showTo } from '../../shared/testing/show.tsx'
import type { ReceivedCall, Reply } from '../../shared/testing/start-replies.ts'
import { UnderMinimumPage } from './under-minimum-page.tsx'

const rowOf = (product_id: number, product_name: string, elsewhere: number): UnderMinimum => ({
  product_id,
  product_name,
  reference_name: 'ZAN',
  color_name: 'Negro',
  size_id: 38,
  size_name: '38',
  minimum: 5,
  available: 2,
  in_transit: 0,
  elsewhere,
  missing: 3,
  since: '2026-11-28T10:00:00Z',
  last_sold_at: null,
})
const ROWS = [rowOf(58, 'Zancada', 4), rowOf(57, 'Trocha', 0)]

function replyTo({ url }: ReceivedCall): Reply {
  const data = url.includes('/inventory/under-minimum') ? ROWS : []
  const pagination = { per_page: 15, total: data.length, current_page: 1 }
  return { status: 200, body: { code: 200, data, pagination } }
}

const Address = () => {
  const { pathname, search } = useLocation()
  return <output>{`${pathname}${search}`}</output>
}

replyingServer(replyTo)

const open = (grants: Parameters<typeof showTo>[0]) =>
  showTo(
    grants,
    <SWRConfig value={{ provider: () => new Map() }}>
      <UnderMinimumPage />
      <Address />
    </SWRConfig>,
  )
const rowNamed = async (name: string) => {
  const cell = await screen.findByRole('link', { name: new RegExp(name) })
  return within(cell.closest('tr') as HTMLElement)
}

test('a size that only national stores have is bought, and one that others have is moved', async () => {
  open({ 'read products': 'all', 'update products': 'all', 'read operational': 'all' })
  const zancada = await rowNamed('Zancada')
  zancada.getByRole('button', { name: 'Mover unidades' })
  expect(zancada.queryByRole('button', { name: 'Qué volver a comprar' })).toBeNull()
  const trocha = await rowNamed('Trocha')
  expect(trocha.queryByRole('button', { name: 'Mover unidades' })).toBeNull()
  await userEvent.click(trocha.getByRole('button', { name: 'Qué volver a comprar' }))
  expect(screen.getByRole('status').textContent).toBe('/products/to-buy?search=Trocha')
})

test('its menu names why a move cures nothing', async () => {
  open({ 'read products': 'all', 'update products': 'all', 'read operational': 'all' })
  const trocha = await rowNamed('Trocha')
  await userEvent.click(trocha.getByRole('button', { name: 'Más acciones' }))
  const move = await screen.findByRole('menuitem', { name: /Mover unidades/ })
  expect(move.getAttribute('aria-disabled')).toBe('true')
  await screen.findByText(/moverla entre ellas no cubre lo que falta/)
})
