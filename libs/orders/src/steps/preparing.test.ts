import { expect, test } from 'vitest'
import { assignAgain, assignAuxiliary, pack } from './preparing.ts'
import { remindSeller } from './remind-seller.ts'
import { decide, NOW, refusal } from './step-act.test-data.ts'

const ASSISTANT = { id: 3, name: 'Auxiliar 1' }

test('an order is assigned to an assistant of the warehouse alone', () => {
  const given = { body: { auxiliary_user_id: 3 }, known: { assistant: ASSISTANT } }
  expect(decide(assignAuxiliary, given)).toEqual({
    note: 'Auxiliar 1',
    patch: { auxiliary_user_id: 3, auxiliary_name: 'Auxiliar 1' },
  })
  expect(refusal(assignAuxiliary, { ...given, known: { assistant: undefined } })).toEqual({
    auxiliary_user_id: 'order.refused.not_an_assistant',
  })
})

test('an order is assigned again to another assistant alone', () => {
  const given = { body: { auxiliary_user_id: 3 }, known: { assistant: ASSISTANT } }
  expect(decide(assignAgain, { ...given, order: { auxiliary_user_id: 4 } }).note).toBe('Auxiliar 1')
  expect(refusal(assignAgain, { ...given, order: { auxiliary_user_id: 3 } })).toEqual({
    auxiliary_user_id: 'order.refused.same_assistant',
  })
})

test('an order is packed once every unit is picked, before or with this step', () => {
  const unpicked = [{ id: 8, quantity: 1, picked: 0 }]
  expect(decide(pack, { order: { picked_units: 1 }, body: {}, known: { unpicked } })).toEqual({ picked: [8] })
  expect(refusal(pack, { order: { picked_units: 1 }, body: {}, known: { unpicked: [] } })).toEqual({
    picked: 'order.refused.not_picked',
  })
})

test('a seller is reminded once a day, as days are in Bogotá', () => {
  expect(decide(remindSeller, {}).patch).toEqual({ seller_reminded_at: NOW })
  const earlier = (at: string) => ({ order: { seller_reminded_at: new Date(at) } })
  expect(refusal(remindSeller, earlier('2026-03-05T05:00:00Z'))).toBe('order.refused.reminded_today')
  expect(refusal(remindSeller, earlier('2026-03-05T04:59:59Z'))).toBeNull()
})
