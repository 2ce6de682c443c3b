import type { Order } from '@deportivo/contracts/orders/order'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { show } from '../../../shared/testing/show.tsx'
import { OrderClient } from './order-client.tsx'
import { OrderDelivery } from './order-delivery.tsx'
import { OrderTotals } from './order-totals.tsx'

afterEach(cleanup)

const paid = (id: number, kind: string, amount: number, status = 'confirmed') => ({
  id,
  kind,
  amount,
  status,
})

const order = (facts: object) =>
  ({
    units: 2,
    total_value: 100_000,
    total_balance: 20_000,
    voucher_value: 0,
    contact: 'Ana Ruiz',
    address: null,
    municipality: null,
    city_name: null,
    guide_number: null,
    receiver_name: null,
    payments: [paid(1, 'first', 50_000), paid(2, 'cash', 30_000), paid(3, 'cash', 9_000, 'void')],
    client: { id: 3, name: 'Tienda Sol', identification_number: '52000008', phone: '3005550100' },
    ...facts,
  }) as unknown as Order

const terms = () => screen.getAllByRole('term').map(({ textContent }) => textContent)

it('the person who received the goods takes the place of the one expected to', () => {
  show(<OrderDelivery order={order({})} />)
  expect(terms()).toContain('Quien recibe')
  cleanup()
  show(<OrderDelivery order={order({ receiver_name: 'Luis Mora' })} />)
  expect(terms()).toContain('Recibió')
  expect(terms()).not.toContain('Quien recibe')
  expect(screen.queryByText('Ana Ruiz')).toBeNull()
})

it('the client of an order with its delivery beside it does not repeat who receives', () => {
  show(<OrderClient order={order({})} />)
  expect(screen.getByText('Ana Ruiz')).toBeTruthy()
  cleanup()
  show(<OrderClient order={order({})} isStill />)
  expect(screen.queryByText('Ana Ruiz')).toBeNull()
})

it('payments that are listed below are one sum in the totals', () => {
  show(<OrderTotals order={order({})} />)
  expect(terms()).toEqual(['2 pares', 'Abono', 'Efectivo', 'Saldo'])
  cleanup()
  show(<OrderTotals order={order({})} hasPaymentsBelow />)
  expect(terms()).toEqual(['2 pares', 'Pagos', 'Saldo'])
  expect(screen.getAllByRole('definition')[1]?.textContent).toMatch(/^-\$\s80\.000$/)
})
