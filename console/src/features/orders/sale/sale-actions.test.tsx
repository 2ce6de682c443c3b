import type { Order } from '@deportivo/contracts/orders/order'
import { offeredSteps } from '@deportivo/lifecycle/order/order-machine'
import { POLICY } from '@deportivo/lifecycle/policy'
import type { ProfileId } from '@deportivo/lifecycle/profiles'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { aCard } from '../../../entities/order/a-card.test-data.ts'
import { SessionProvider, type Session } from '../../../shared/session/session.tsx'
import { show } from '../../../shared/testing/show.tsx'
import { SaleActions } from './sale-actions.tsx'

afterEach(cleanup)

const SELLER = 7

/** The steps of an order as the server offers them to a user of this profile. */
function openAs(profile: ProfileId, id: number, facts: Partial<Parameters<typeof aCard>[0]>) {
  const grants = POLICY[profile]
  const card = aCard({ seller_id: SELLER, seller_name: 'Elena Vega', ...facts })
  const offers = offeredSteps(card, { actor: { id, profile, grants }, settings: { self_claim: false } })
  const next = offers.map((offer) => ({ ...offer, reason: offer.reason_key && 'Su perfil no puede.' }))
  const session = { user: { id, data: {} }, grants } as unknown as Session
  show(
    <SessionProvider session={session}>
      <SaleActions order={{ ...card, next } as unknown as Order} elsewhere={{}} onChanged={vi.fn()} />
    </SessionProvider>,
  )
}

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

it('a seller whose order is in the warehouse reads what it waits for, without steps of other profiles', () => {
  openAs('freelance_seller', SELLER, { type_order: 'seller', state_id: 'local_order' })
  expect(screen.getByText('Esperando a bodega: sigue «Alistar productos».')).toBeTruthy()
  expect(buttons()).toEqual([])
})

it('a seller whose order is prepared reads that dispatch is next', () => {
  openAs('online_seller', SELLER, { state_id: 'getting_ready' })
  expect(screen.getByText('Esperando a despachos: sigue «Empacar».')).toBeTruthy()
})

it('the warehouse reads which seller has the next step, beside the steps of its own', () => {
  openAs('winery_manager', 3, { type_order: 'seller', state_id: 'delivered_to_seller' })
  expect(screen.getByText('Esperando a Elena Vega, quien vende: sigue «Finalizar».')).toBeTruthy()
  expect(buttons()).toContain('Devolver')
  expect(buttons()).not.toContain('Finalizar')
})

it('a user who may take the next step has its button, without the sentence', () => {
  openAs('winery_manager', 3, { type_order: 'seller', state_id: 'local_order' })
  expect(buttons()[0]).toBe('Alistar productos')
  expect(screen.queryByText(/Esperando/)).toBeNull()
})
