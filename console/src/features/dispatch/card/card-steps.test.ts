import { POLICY } from '@deportivo/lifecycle/policy'
import type { ProfileId } from '@deportivo/lifecycle/profiles'
import { expect, it } from 'vitest'
import { aCard } from '../../../entities/order/a-card.test-data.ts'
import { stepsOf } from '../../../entities/order/actions/step-view.ts'

const as = (profile: ProfileId, id = 50) => ({
  actor: { id, profile, grants: POLICY[profile] },
  settings: { self_claim: false },
})

const primaryOf = (facts: Parameters<typeof aCard>[0], profile: ProfileId = 'two') =>
  stepsOf(aCard(facts), as(profile)).primary?.step

it('each stage offers its one main step', () => {
  expect(primaryOf({})).toBe('validate_payment')
  expect(primaryOf({ payment_validated: true })).toBe('assign_auxiliary')
  expect(primaryOf({ state_id: 'assign_dispatch_assistant' })).toBe('get_ready')
  expect(primaryOf({ state_id: 'getting_ready' })).toBe('pack')
  expect(primaryOf({ state_id: 'packing_up' })).toBe('upload_guide')
  expect(primaryOf({ state_id: 'packing_up', is_local_delivery: true })).toBe('delivered_locally')
  expect(primaryOf({ state_id: 'file_guide_sale', stock_left: true })).toBe('delivered_to_customer')
  expect(primaryOf({ state_id: 'delivered_local', is_ct: true })).toBe('delivered_to_customer')
  expect(primaryOf({ state_id: 'delivered_customer', is_ct: true })).toBe('full_payment_ct')
  expect(primaryOf({ state_id: 'full_payment_ct', is_ct: true })).toBe('upload_payment_support')
})

it('validating a payment without support is offered, with the reason why it is disabled', () => {
  const { primary } = stepsOf(aCard({ is_payment_proved: false }), as('accounting_manager'))
  expect(primary).toMatchObject({
    step: 'validate_payment',
    allowed: false,
    reason_key: 'order.refused.needs_payment_support',
  })
})

it('the steps of other profiles are not offered', () => {
  expect(primaryOf({}, 'head_dispatch')).toBeUndefined()
  expect(primaryOf({ payment_validated: true }, 'accounting_manager')).toBeUndefined()
})

it('an assistant prepares only what is assigned to them', () => {
  const card = aCard({ state_id: 'getting_ready', auxiliary_user_id: 50 })
  expect(stepsOf(card, as('dispatch_assistant')).primary?.step).toBe('pack')
  expect(stepsOf(card, as('dispatch_assistant', 51)).primary).toBeNull()
})

it('every other step the profile may take is in the menu, the primary one is not', () => {
  const { primary, rest } = stepsOf(aCard(), as('two'))
  const others = rest.map(({ step }) => step)
  expect(others).toEqual(expect.arrayContaining(['reject_payment', 'save_news', 'to_news', 'cancel']))
  expect(others).not.toContain(primary?.step)
})
