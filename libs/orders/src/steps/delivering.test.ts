import { expect, test } from 'vitest'
import {
  deliveredLocally,
  receivedBack,
  resend,
  resume,
  saveNews,
  toNews,
  uploadGuide,
} from './delivering.ts'
import { decide, refusal } from './step-act.test-data.ts'

const NEW = { earlier_guides: { has_number: false, has_file: false } }

test('a guide has the name of its carrier as the settings write it', () => {
  const body = { carrier: 'servientrega', guide_number: '1234567890' }
  expect(decide(uploadGuide, { body, known: NEW })).toEqual({
    note: 'Servientrega 1234567890',
    patch: { carrier: 'Servientrega', guide_number: '1234567890' },
  })
})

test('refused: a number that its carrier does not print, a number or file of an earlier parcel', () => {
  expect(
    refusal(uploadGuide, { body: { carrier: 'Servientrega', guide_number: '123' }, known: NEW }),
  ).toHaveProperty('guide_number')
  const body = { carrier: 'Servientrega', guide_number: '1234567890' }
  const earlier_guides = { has_number: true, has_file: true }
  expect(refusal(uploadGuide, { body, known: { earlier_guides } })).toEqual({
    guide_number: 'order.refused.guide_number_used',
    file: 'order.refused.guide_file_used',
  })
})

test('who received it, and a problem, are stored and noted', () => {
  expect(decide(deliveredLocally, { body: { receiver_name: 'Marta' } })).toEqual({
    note: 'Marta',
    patch: { receiver_name: 'Marta' },
  })
  expect(decide(saveNews, { body: { newness: 'Caja rota' } })).toEqual({
    note: 'Caja rota',
    patch: { newness: 'Caja rota' },
  })
})

test('an order that is set aside stores its state, and going on clears it', () => {
  const order = { state_id: 'packing_up' } as const
  expect(decide(toNews, { order, body: { reason: 'Falta una caja' } }).patch).toEqual({
    news_from_state: 'packing_up',
    newness: 'Falta una caja',
  })
  expect(decide(resume, {}).patch).toEqual({ news_from_state: null })
})

const LINES = [
  { line_id: 1, product_id: 5, size_id: 40, quantity: 1 },
  { line_id: 2, product_id: 5, size_id: 41, quantity: 1 },
]
const KNOWN = { store: { id: 7, type: 'national' as const }, lines: LINES }
const counted = (...quantities: number[]) => ({
  store_id: 7,
  lines: quantities.map((quantity, index) => ({ line_id: index + 1, quantity })),
})

test('a whole parcel is counted into the quarantine of its store', () => {
  expect(decide(receivedBack, { body: counted(1, 1), known: KNOWN })).toMatchObject({
    received: { store_id: 7, lines: [{ quantity: 1 }, { quantity: 1 }] },
    note: '2/2',
    patch: { units_back: 2, stock_left_at: null },
  })
})

test('a short count needs its reason, which is noted', () => {
  const body = counted(1, 0)
  expect(refusal(receivedBack, { body, known: KNOWN })).toEqual({
    reason: 'order.refused.short_count_reason',
  })
  const { note, patch } = decide(receivedBack, { body: { ...body, reason: ' Se perdió ' }, known: KNOWN })
  expect([note, patch]).toEqual(['1/2 · Se perdió', expect.objectContaining({ units_back: 1 })])
})

test('refused: a line left out, more than was sent, an unknown store, one that keeps other sizes', () => {
  const refused = (body: ReturnType<typeof counted>, known: object = {}) =>
    refusal(receivedBack, { body, known: { ...KNOWN, ...known } })
  expect(refused(counted(1))).toEqual({ lines: 'order.refused.count_each_line' })
  expect(refused(counted(2, 1))).toEqual({ lines: 'order.refused.counted_too_many' })
  expect(refused(counted(1, 1), { store: undefined })).toEqual({ store_id: 'field.unknown_record' })
  expect(refused(counted(1, 1), { store: { id: 7, type: 'international' } })).toEqual({
    store_id: 'store.keeps_other_sizes',
  })
})

test('a parcel is sent again once every line was inspected, with a new guide', () => {
  expect(refusal(resend, { body: { inspected: [1] }, known: { lines: LINES } })).toEqual({
    inspected: 'order.refused.not_inspected',
  })
  expect(decide(resend, { body: { inspected: [1, 2] }, known: { lines: LINES } }).patch).toEqual({
    units_back: null,
    has_guide: false,
    carrier: null,
    guide_number: null,
  })
})
