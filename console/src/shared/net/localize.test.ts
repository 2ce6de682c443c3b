import { beforeEach, expect, test } from 'vitest'
import { errorOf } from './call-error.ts'
import { localize, messageOf } from './localize.ts'
import { takePreferences } from '../preferences/preferences.ts'
import { loadTexts } from '../language/texts.tsx'

beforeEach(async () => {
  takePreferences(JSON.stringify({ language: 'tr' }))
  await loadTexts()
})

test('a Spanish message of the server is shown in the language on screen, with its values', () => {
  const text = {
    message: 'Pre-orden creada con ID: 7',
    message_key: 'order.created',
    message_values: { id: 7 },
  }
  expect(messageOf(text)).toBe('Ön sipariş oluşturuldu, no: 7')
})

test('a state named in a message is named in the language of the message', () => {
  const values = { state: { key: 'order.state.getting_ready' } }
  expect(localize('…', { key: 'order.refused.wrong_state', values })).toBe(
    'Sipariş “Hazırlanıyor” durumunda; bu adım şu anda atılamaz.',
  )
})

test('an amount in a message is written as the language of the message writes money', () => {
  const text = { key: 'order.refused.amount_too_high', values: { balance: { pesos: 1_389_900 } } }
  expect(localize('…', text)).toContain('$\u00a01.389.900')
  takePreferences(JSON.stringify({ language: 'es' }))
  expect(localize('…', text)).toBe('El valor supera el saldo de $\u00a01.389.900.')
})

test('a field is refused in the language on screen', () => {
  const error = errorOf(
    422,
    {
      code: 422,
      message: 'Revise los campos marcados.',
      message_key: 'problem.invalid',
      errors: { email: ['Verifique su email'], password: ['Debe tener al menos 8 caracteres.'] },
      error_keys: {
        email: [{ key: 'auth.check_email' }],
        password: [{ key: 'field.min_length', values: { limit: 8 } }],
      },
    },
    null,
  )
  expect(error.serverText).toBe('İşaretli alanları kontrol edin.')
  expect(error.errors).toEqual({
    email: 'E-posta adresinizi kontrol edin',
    password: 'En az 8 karakter olmalıdır.',
  })
})

test('a key that a newer server invented stays Spanish', () => {
  expect(messageOf({ message: 'Algo nuevo', message_key: 'order.brand_new' })).toBe('Algo nuevo')
})
