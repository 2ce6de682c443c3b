import { describe, expect, it } from 'vitest'
import type { Asker, Wanted } from '../machine.ts'
import { mayEditOrder, offeredSteps, orderMachine } from './order-machine.ts'
import { PAYMENT_METHODS } from '../payment-methods.ts'
import { isPaymentProved, partToProve, type OrderFacts } from './facts.ts'
import { ORDER_TYPES, orderKind, type OrderType } from './kinds.ts'
import { ORDER_STATES, statesWhere, type OrderState } from './states.ts'
import { orderStep, STEP_KEYS, stepName, type StepKey } from './steps.ts'
import { PERMISSIONS } from '../permissions.ts'
import { POLICY } from '../policy.ts'
import { PROFILE_IDS } from '../profiles.ts'

const anyOrder = (facts: Partial<OrderFacts> = {}): OrderFacts => ({
  state_id: 'pre_orden',
  type_order: 'online',
  is_local_delivery: false,
  is_ct: false,
  payment_validated: false,
  is_payment_proved: true,
  stock_left: false,
  units: 1,
  units_back: null,
  line_count: 1,
  seller_id: 1,
  auxiliary_user_id: 7,
  news_from_state: null,
  ...facts,
})

const as = (profile: keyof typeof POLICY, id = 99): Asker => ({
  actor: { id, profile, grants: POLICY[profile] },
  settings: { self_claim: false },
})

const refusalOf = (step: StepKey, order: OrderFacts, asker: Asker) => {
  const decided = orderMachine.decide(order, { step: stepName(step) }, asker)
  return 'refused' in decided ? decided.refused : null
}

const findStep = (order: OrderFacts, wanted: Wanted) => {
  const decided = orderMachine.decide(order, wanted, as('two'))
  return 'refused' in decided ? null : decided.key
}

/** Every state that orders of a type can reach, trying each fact both ways. */
function reachedBy(type: OrderType): Set<OrderState> {
  const reached = new Set<OrderState>([orderKind({ type_order: type }).first_state])
  const open: OrderState[] = [orderKind({ type_order: type }).first_state]
  for (let state = open.pop(); state; state = open.pop()) {
    for (const next of successors(type, state)) {
      if (reached.has(next)) continue
      reached.add(next)
      open.push(next)
    }
  }
  return reached
}

function successors(type: OrderType, state: OrderState): OrderState[] {
  const booleans = [true, false]
  const variants = booleans.flatMap((is_local_delivery) =>
    booleans.flatMap((is_ct) =>
      booleans.map((payment_validated) =>
        anyOrder({ type_order: type, state_id: state, is_local_delivery, is_ct, payment_validated }),
      ),
    ),
  )
  return variants.flatMap((order) =>
    STEP_KEYS.filter((key) => orderMachine.exists(key, order)).map((key) =>
      orderMachine.targetOf(key, order),
    ),
  )
}

describe('the table of steps', () => {
  it('reaches every state from the initial one', () => {
    const reached = new Set(ORDER_TYPES.flatMap((type) => [...reachedBy(type)]))
    expect([...reached].sort()).toEqual([...ORDER_STATES].sort())
  })

  it('leads on from every state that is not final', () => {
    const stuck = ORDER_STATES.filter(
      (state) => !STEP_KEYS.some((key) => orderStep(key).from.includes(state)),
    )
    expect(stuck.sort()).toEqual(statesWhere(({ is_final }) => is_final === true).sort())
  })

  it.each(STEP_KEYS)('%s requires a permission that exists and that some profile has', (key) => {
    const { permission } = orderStep(key)
    expect(PERMISSIONS).toContain(permission)
    expect(PROFILE_IDS.filter((profile) => POLICY[profile][permission] !== undefined)).not.toEqual([])
  })

  it('never lets one state and one name mean two rows for the same order', () => {
    for (const type_order of ORDER_TYPES)
      for (const state of ORDER_STATES) {
        const steps = offeredSteps(anyOrder({ state_id: state, type_order }), as('two')).map(
          (offer) => offer.step,
        )
        expect(steps).toEqual([...new Set(steps)])
      }
  })
})

describe('deciding a step', () => {
  it('refuses to validate a payment without its proof', () => {
    const order = anyOrder({ state_id: 'validating_payment', is_payment_proved: false })
    expect(refusalOf('validate_payment', order, as('accounting_manager'))).toBe('needs_payment_support')
    expect(refusalOf('validate_payment', { ...order, is_ct: true }, as('accounting_manager'))).not.toBeNull()
  })

  it('counts cash on delivery as proved, but not an advance that waits for accounting', () => {
    const ct = {
      is_ct: true,
      payment_method: 7,
      has_payment_support: false,
      paid: 0,
      paid_confirmed: 0,
      paid_to_prove: 0,
      total_balance: 90_000,
    }
    expect(isPaymentProved(ct)).toBe(true)
    expect(isPaymentProved({ ...ct, is_ct: false, payment_method: 2 })).toBe(false)
    const advance = { ...ct, paid: 20_000, paid_to_prove: 20_000, total_balance: 70_000 }
    expect(isPaymentProved(advance)).toBe(false)
    expect(isPaymentProved({ ...advance, paid_confirmed: 20_000, paid_to_prove: 0 })).toBe(true)
    expect(isPaymentProved({ ...advance, has_payment_support: true })).toBe(true)
  })

  it('asks for the support of a method that needs one, and of no other', () => {
    const unpaid = {
      is_ct: false,
      has_payment_support: false,
      paid: 0,
      paid_confirmed: 0,
      paid_to_prove: 0,
      total_balance: 90_000,
    }
    const proved = PAYMENT_METHODS.filter(({ is_ct }) => !is_ct).map(({ id, needs_support }) => [
      isPaymentProved({ ...unpaid, payment_method: id }),
      needs_support,
    ])
    expect(proved.filter(([is_proved, needs_support]) => is_proved === needs_support)).toEqual([])
    expect(isPaymentProved({ ...unpaid, payment_method: null })).toBe(false)
  })

  it('asks for the support of a transfer, also where the rest of the order is paid in cash', () => {
    const paid_to_prove = partToProve({ status: 'unconfirmed', payment_method: 2, amount: 20_000 })
    const advance = {
      is_ct: false,
      payment_method: 1,
      has_payment_support: false,
      paid: 20_000,
      paid_confirmed: 0,
      paid_to_prove,
      total_balance: 70_000,
    }
    expect(isPaymentProved(advance)).toBe(false)
    expect(isPaymentProved({ ...advance, has_payment_support: true })).toBe(true)
    const inCash = partToProve({ status: 'unconfirmed', payment_method: 1, amount: 20_000 })
    expect(isPaymentProved({ ...advance, paid_to_prove: inCash })).toBe(true)
  })

  it('offers to request a missing support, and only that', () => {
    const order = anyOrder({ state_id: 'validating_payment', is_payment_proved: false })
    expect(refusalOf('request_support', order, as('winery_manager'))).toBeNull()
    expect(
      refusalOf('request_support', { ...order, is_payment_proved: true }, as('winery_manager')),
    ).not.toBeNull()
    expect(refusalOf('request_support', order, as('online_seller'))).not.toBeNull()
  })

  it('reminding a seller is for those who change or assign all orders, never for the seller themself', () => {
    const order = anyOrder({ state_id: 'reserved', seller_id: 5 })
    for (const profile of ['two', 'local_administrative', 'admin_seller', 'winery_manager'] as const)
      expect([profile, refusalOf('remind_seller', order, as(profile))]).toEqual([profile, null])
    for (const profile of ['one', 'accounting_manager', 'online_seller'] as const)
      expect(refusalOf('remind_seller', order, as(profile))).toBe('forbidden')
    expect(refusalOf('remind_seller', order, as('two', 5))).toBe('forbidden')
    expect(refusalOf('remind_seller', order, as('online_seller', 5))).toBe('forbidden')
    expect(refusalOf('remind_seller', anyOrder(), as('two'))).toBe('wrong_state')
    const offeredTo = (id: number) => offeredSteps(order, as('two', id)).map(({ step }) => step)
    expect([offeredTo(99), offeredTo(5)].map((steps) => steps.includes('remind_seller'))).toEqual([
      true,
      false,
    ])
  })

  it('refuses a step that does not lead to the state that is named with it', () => {
    const order = anyOrder({ state_id: 'pre_orden' })
    expect(findStep(order, { step: 'reserve', state_id: 'reserved' })).toBe('reserve')
    expect(findStep(order, { step: 'reserve', state_id: 'cancelled' })).toBeNull()
  })

  it('refuses a second validation of a payment', () => {
    const order = anyOrder({ state_id: 'validating_payment', payment_validated: true })
    expect(refusalOf('validate_payment', order, as('accounting_manager'))).toBe('wrong_state')
  })

  it('lets only the assigned assistant, or a user who assigns, prepare an order', () => {
    const order = anyOrder({ state_id: 'assign_dispatch_assistant', auxiliary_user_id: 7 })
    expect(refusalOf('get_ready', order, as('dispatch_assistant', 7))).toBeNull()
    expect(refusalOf('get_ready', order, as('dispatch_assistant', 8))).toBe('forbidden')
    expect(refusalOf('get_ready', order, as('head_dispatch'))).toBeNull()
  })

  it('lets an assistant claim an unassigned order only where the shop allows it', () => {
    const order = anyOrder({
      state_id: 'validating_payment',
      payment_validated: true,
      auxiliary_user_id: null,
    })
    const assistant = as('dispatch_assistant')
    expect(refusalOf('assign_auxiliary', order, assistant)).toBe('forbidden')
    expect(refusalOf('assign_auxiliary', order, { ...assistant, settings: { self_claim: true } })).toBeNull()
    expect(
      refusalOf(
        'assign_auxiliary',
        { ...order, auxiliary_user_id: 3 },
        { ...assistant, settings: { self_claim: true } },
      ),
    ).toBe('forbidden')
  })

  it('binds a claiming assistant to their own name, but not users who may assign', () => {
    const order = anyOrder({
      state_id: 'validating_payment',
      payment_validated: true,
      auxiliary_user_id: null,
    })
    const decide = (asker: Asker) => orderMachine.decide(order, { step: 'assign_auxiliary' }, asker)
    expect(decide({ ...as('dispatch_assistant', 7), settings: { self_claim: true } })).toMatchObject({
      only_for: { field: 'auxiliary_user_id', id: 7 },
    })
    expect(decide({ ...as('head_dispatch', 7), settings: { self_claim: true } })).toMatchObject({
      only_for: null,
    })
  })

  it("changes the contents of a seller's order with its own permission, and of others with theirs", () => {
    const seller = { id: 1, grants: { 'own seller order': 'own' } as const }
    const office = { id: 2, grants: { 'update sales': 'all' } as const }
    const of = (type_order: OrderType) => anyOrder({ state_id: 'reserved', type_order })
    expect([mayEditOrder(of('seller'), seller), mayEditOrder(of('online'), seller)]).toEqual([true, false])
    expect([mayEditOrder(of('seller'), office), mayEditOrder(of('online'), office)]).toEqual([false, true])
    expect(mayEditOrder({ ...of('seller'), seller_id: 2 }, seller)).toBe(false)
  })

  it('lets a seller cancel their own order until it is checked out', () => {
    const seller = as('online_seller', 1)
    expect(refusalOf('cancel', anyOrder({ state_id: 'reserved' }), seller)).toBeNull()
    expect(refusalOf('cancel', anyOrder({ state_id: 'validating_payment' }), seller)).toBe('forbidden')
    expect(refusalOf('cancel', anyOrder({ state_id: 'reserved', seller_id: 2 }), seller)).toBe('forbidden')
  })

  it('sends a parcel for Bogotá with our messenger and any other with a guide', () => {
    const packed = (is_local_delivery: boolean) => anyOrder({ state_id: 'packing_up', is_local_delivery })
    const offered = (order: OrderFacts): string[] => offeredSteps(order, as('two')).map((offer) => offer.step)
    expect(offered(packed(true))).toContain('delivered_locally')
    expect(offered(packed(true))).not.toContain('upload_guide')
    expect(offered(packed(false))).toContain('upload_guide')
    expect(offered(packed(false))).not.toContain('delivered_locally')
  })

  it('returns an order from news to its previous state', () => {
    const order = anyOrder({ state_id: 'return_to_news', news_from_state: 'packing_up' })
    expect(orderMachine.targetOf('resume', order)).toBe('packing_up')
    expect(refusalOf('resume', { ...order, news_from_state: null }, as('two'))).toBe('wrong_state')
  })

  it.each<[OrderType, StepKey]>([
    ['online', 'check_out'],
    ['local', 'check_out_from_storage'],
  ])('selects the checkout of an %s order', (type_order, key) => {
    expect(findStep(anyOrder({ type_order }), { step: 'check_out' })).toBe(key)
  })

  it('finds a step by its target state, preferring one that moves', () => {
    const order = anyOrder({ state_id: 'validating_payment', payment_validated: true })
    expect(findStep(order, { state_id: 'assign_dispatch_assistant' })).toBe('assign_auxiliary')
    expect(findStep(order, { state_id: 'packing_up' })).toBeNull()
  })

  it('never treats a state alone as a step that stays there', () => {
    for (const type_order of ORDER_TYPES)
      for (const state of ORDER_STATES)
        expect(findStep(anyOrder({ state_id: state, type_order }), { state_id: state })).toBeNull()
    expect(findStep(anyOrder({ state_id: 'validating_payment' }), { step: 'validate_payment' })).toBe(
      'validate_payment',
    )
  })

  it('lets either the seller or the warehouse return what the seller has', () => {
    const order = anyOrder({ type_order: 'seller', state_id: 'sent_to_seller', seller_id: 1 })
    expect(refusalOf('return', order, as('online_seller', 1))).toBeNull()
    expect(refusalOf('return', order, as('winery_manager'))).toBeNull()
    expect(refusalOf('return', order, as('online_seller', 2))).toBe('forbidden')
  })

  it('lets a returned parcel be counted once, then sent again whole or cancelled, and no longer resumed', () => {
    const back = { state_id: 'return_to_news', units: 2 } as const
    const offered = (facts: Partial<OrderFacts>) =>
      offeredSteps(anyOrder({ ...back, ...facts }), as('two')).map(
        ({ step, reason_key }) => `${step} ${reason_key ?? 'ok'}`,
      )
    const outside = { stock_left: true, news_from_state: 'file_guide_sale' } as const
    expect(offered(outside)).toEqual(['received_back ok', 'resume ok'])
    expect(offered({ units_back: 2 })).toEqual(['cancel ok', 'resend ok'])
    expect(offered({ units_back: 2, units_quarantined: 1 })).toEqual([
      'cancel ok',
      'resend order.refused.needs_every_unit_back',
    ])
    expect(offered({ units_back: 1 })).toEqual(['cancel ok', 'resend order.refused.needs_every_unit_back'])
  })
})
