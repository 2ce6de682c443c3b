import { describe, expect, it } from 'vitest'
import { bulkSteps, sharedFields } from './bulk-steps.ts'

const may = (step: Parameters<typeof sharedFields>[0], allowed = true, final = false) => ({
  step,
  allowed,
  final,
})

describe('what can be done with several orders at once', () => {
  it('is what their own next allows, with how many it holds for, the commonest first', () => {
    const orders = [
      { next: [may('get_ready'), may('pack', false)] },
      { next: [may('pack')] },
      { next: [may('get_ready')] },
    ]
    expect(bulkSteps(orders, [])).toEqual([
      { step: 'get_ready', fits: 2 },
      { step: 'pack', fits: 1 },
    ])
  })

  it('has what gives orders up last, however many it holds for', () => {
    const orders = [{ next: [may('cancel')] }, { next: [may('cancel'), may('get_ready')] }]
    expect(bulkSteps(orders, ['reason']).map(({ step }) => step)).toEqual(['get_ready', 'cancel'])
  })

  it('leaves out final steps, and steps whose fields differ per order', () => {
    const next = [may('delivered_to_customer', true, true), may('upload_guide'), may('delivered_locally')]
    expect(bulkSteps([{ next }], ['reason', 'newness', 'auxiliary_user_id'])).toEqual([])
    // One photo can't show every parcel.
    expect(sharedFields('returned_by_carrier', ['reason'])).toBeNull()
  })

  it('asks once for the fields that all orders share, where the screen can ask for them', () => {
    expect(sharedFields('assign_auxiliary', ['reason'])).toBeNull()
    expect(sharedFields('assign_auxiliary', ['reason', 'auxiliary_user_id'])).toEqual(['auxiliary_user_id'])
    expect(sharedFields('to_news', ['reason'])).toEqual(['reason'])
    expect(sharedFields('get_ready', ['reason'])).toEqual([])
  })
})
