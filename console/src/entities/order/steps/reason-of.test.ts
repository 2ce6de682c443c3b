import { NEEDS, type Need } from '@deportivo/lifecycle/order/facts'
import { CATALOGUES } from '@deportivo/texts/text'
import { afterEach, expect, test } from 'vitest'
import { takePreferences } from '../../../shared/preferences/preferences.ts'
import { loadTexts } from '../../../shared/language/texts.tsx'
import { reasonOf } from './reason-of.ts'

const setLanguage = (language: string) => takePreferences(JSON.stringify({ language }))
afterEach(() => setLanguage('es'))

const blocked = {
  step: 'validate_payment',
  state_id: 'validating_payment',
  allowed: false,
  reason: 'Falta el soporte de pago para validar.',
  reason_key: 'order.refused.needs_payment_support',
  final: false,
} as const

test('why a step waits is read in the language on screen, also right after it was changed', async () => {
  expect(reasonOf(blocked)).toBe('Falta el soporte de pago para validar.')
  setLanguage('tr')
  await loadTexts()
  expect(reasonOf(blocked)).toBe(CATALOGUES.tr['order.refused.needs_payment_support'])
})

test('a step that is possible has no reason', () => {
  expect(reasonOf({ ...blocked, allowed: true, reason: null, reason_key: null })).toBeNull()
})

test('a reason that a newer server invented stays Spanish', () => {
  expect(reasonOf({ ...blocked, reason: 'Hoy no.', reason_key: 'order.refused.brand_new' })).toBe('Hoy no.')
})

test.each(Object.keys(NEEDS) as Need[])(
  'the reason %s is whole by itself: nothing travels to fill it in',
  (need) => {
    for (const words of Object.values(CATALOGUES))
      expect(words[`order.refused.needs_${need}`]).not.toContain('{')
  },
)
