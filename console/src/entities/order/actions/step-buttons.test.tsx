import type { Card } from '@deportivo/contracts/dispatch/board'
import type { Order } from '@deportivo/contracts/orders/order'
import { offeredSteps } from '@deportivo/lifecycle/order/order-machine'
import { POLICY } from '@deportivo/lifecycle/policy'
import { text } from '@deportivo/texts/text'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { aCard } from '../a-card.test-data.ts'
import { show } from '../../../shared/testing/show.tsx'
import { StepButtons } from './step-buttons.tsx'
import { stepsOf } from './step-view.ts'

afterEach(cleanup)

const asker = {
  actor: { id: 50, profile: 'two', grants: POLICY.two },
  settings: { self_claim: false },
}

it.each<[string, Partial<Card>]>([
  ['a payment to validate', {}],
  ['a validated payment', { payment_validated: true }],
  ['a parcel with its guide', { state_id: 'file_guide_sale', stock_left: true }],
  ['money to collect', { state_id: 'delivered_customer', is_ct: true }],
])('the page of an order leads with the step that its card leads with: %s', (_, facts) => {
  const card = aCard(facts)
  const next = offeredSteps(card, asker).map((offer) => ({ ...offer, reason: null }))
  show(<StepButtons order={{ ...card, next } as unknown as Order} onChanged={vi.fn()} />)
  const { primary } = stepsOf(card, asker)
  const main = [...document.querySelectorAll('[class*="-intent-primary"]')].map(
    ({ textContent }) => textContent,
  )
  expect(main).toEqual([text(`order.action.${primary?.step ?? 'cancel'}`)])
})
