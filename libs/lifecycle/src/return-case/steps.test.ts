import { describe, expect, it } from 'vitest'
import type { Asker, Wanted } from '../machine.ts'
import { PERMISSIONS } from '../permissions.ts'
import { POLICY } from '../policy.ts'
import { PROFILE_IDS, type ProfileId } from '../profiles.ts'
import type { ReturnFacts } from './facts.ts'
import { returnMachine } from './return-machine.ts'
import { FIRST_RETURN_STATE, RETURN_STATES, returnStatesWhere, type ReturnState } from './states.ts'
import { RETURN_STEP_KEYS, returnStep } from './steps.ts'

const aCase = (facts: Partial<ReturnFacts> = {}): ReturnFacts => ({
  state_id: 'return_pending',
  goods: null,
  are_goods_whole: true,
  exchange_rate_id: 1,
  is_difference_paid: true,
  seller_id: 1,
  auxiliary_user_id: 7,
  ...facts,
})

const as = (profile: ProfileId, id = 99): Asker => ({
  actor: { id, profile, grants: POLICY[profile] },
  settings: { self_claim: false },
})

const decide = (facts: Partial<ReturnFacts>, wanted: Wanted, asker = as('two')) => {
  const decided = returnMachine.decide(aCase(facts), wanted, asker)
  return 'refused' in decided ? decided.refused : decided.key
}

const offered = (facts: Partial<ReturnFacts>, asker = as('two')) =>
  returnMachine
    .offers(aCase(facts), asker)
    .filter(({ allowed }) => allowed)
    .map(({ step }) => step)

describe('the table of return steps', () => {
  it('reaches every state from a request', () => {
    const reached = new Set<ReturnState>([FIRST_RETURN_STATE])
    for (const state of reached)
      for (const key of RETURN_STEP_KEYS)
        if (returnStep(key).from.includes(state))
          reached.add(returnMachine.targetOf(key, aCase({ state_id: state })))
    expect([...reached].sort()).toEqual([...RETURN_STATES].sort())
  })

  it('leads on from every state that is not final', () => {
    const stuck = RETURN_STATES.filter(
      (id) => !RETURN_STEP_KEYS.some((key) => returnStep(key).from.includes(id)),
    )
    expect(stuck).toEqual(returnStatesWhere(({ is_final }) => is_final === true))
  })

  it.each(RETURN_STEP_KEYS)('%s requires a permission that exists and that some profile has', (key) => {
    const { permission } = returnStep(key)
    expect(PERMISSIONS).toContain(permission)
    expect(PROFILE_IDS.filter((profile) => POLICY[profile][permission] !== undefined)).not.toEqual([])
  })

  it('has no two steps from one state to the same target', () => {
    for (const state_id of RETURN_STATES)
      for (const goods of [null, 'quarantine', 'sellable', 'written_off'] as const) {
        const targets = returnMachine.offers(aCase({ state_id, goods }), as('two')).map((one) => one.state_id)
        expect(targets).toEqual([...new Set(targets)])
        expect(targets).not.toContain(state_id)
      }
  })
})

describe('deciding a step of a return case', () => {
  it('offers restock, voucher or exchange for received goods, and a way back', () => {
    expect(offered({ state_id: 'return_received_store', goods: 'quarantine' })).toEqual([
      'pending',
      'return_to_store',
      'voucher',
      'exchange_available',
      'cancel',
    ])
  })

  it('hands nothing back that was written off, and still owes the client', () => {
    expect(offered({ state_id: 'return_received_store', goods: 'written_off' })).toEqual([
      'voucher',
      'exchange_available',
    ])
  })

  it('hands back or restocks nothing of which a part was written off, and still owes the client', () => {
    const part = { goods: 'quarantine', are_goods_whole: false } as const
    expect(offered({ ...part, state_id: 'return_received_store' })).toEqual(['voucher', 'exchange_available'])
    expect(offered({ ...part, goods: 'sellable', state_id: 'returned_to_store' })).toEqual([
      'voucher',
      'exchange_available',
    ])
  })

  it('owes restocked goods a voucher or an exchange, as those in quarantine', () => {
    expect(offered({ state_id: 'returned_to_store', goods: 'sellable' })).toEqual([
      'voucher',
      'exchange_available',
      'cancel',
    ])
  })

  it('refuses a voucher without a chosen rate, with a text of its own', () => {
    const received = {
      state_id: 'return_received_store',
      goods: 'quarantine',
      exchange_rate_id: null,
    } as const
    expect(decide(received, { step: 'voucher' })).toBe('needs_exchange_rate')
    const next = returnMachine.offers(aCase(received), as('two')).find(({ step }) => step === 'voucher')
    expect(next).toMatchObject({ allowed: false, reason_key: 'return.refused.needs_exchange_rate' })
  })

  it.each([
    ['hand_over', 'available_to_enlisting'],
    ['delivered', 'return_enlisting'],
  ] as const)('%s waits until the difference of a dearer replacement is paid', (step, state_id) => {
    const held = { state_id, goods: 'quarantine' } as const
    expect(decide({ ...held, is_difference_paid: false }, { step })).toBe('needs_difference_paid')
    expect(decide(held, { step })).toBe(step)
  })

  it('cancels nothing by name or by state once the client has a voucher or the replacement', () => {
    for (const state_id of ['return_voucher', 'return_delivered'] as const) {
      expect(decide({ state_id, goods: 'quarantine' }, { step: 'cancel' })).toBe('wrong_state')
      expect(decide({ state_id, goods: 'sellable' }, { state_id: 'return_cancelled' })).toBe('wrong_state')
    }
  })

  it('cancels until the client has a voucher or the replacement', () => {
    const cancellable = RETURN_STATES.filter((state_id) => offered({ state_id }).includes('cancel'))
    expect(cancellable).toEqual([
      'return_pending',
      'return_received_store',
      'returned_to_store',
      'available_to_enlisting',
      'return_enlisting',
    ])
  })

  it('lets the warehouse prepare and deliver what others decided, an assistant only for their own orders', () => {
    const ready = { state_id: 'available_to_enlisting', goods: 'sellable' } as const
    expect(decide(ready, { state_id: 'return_enlisting' }, as('dispatch_assistant', 7))).toBe('enlist')
    expect(decide(ready, { state_id: 'return_enlisting' }, as('dispatch_assistant', 8))).toBe('forbidden')
    expect(decide(ready, { state_id: 'return_enlisting' }, as('online_seller', 1))).toBe('forbidden')
    expect(
      decide({ state_id: 'return_pending' }, { state_id: 'return_received_store' }, as('online_seller', 1)),
    ).toBe('forbidden')
  })

  it('refuses a state that is not a target of the present one, and the present one', () => {
    expect(decide({ state_id: 'return_pending' }, { state_id: 'return_delivered' })).toBe('wrong_state')
    expect(decide({ state_id: 'return_pending' }, { state_id: 'return_pending' })).toBe('wrong_state')
  })
})
