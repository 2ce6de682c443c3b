import { text } from '@deportivo/texts/text'
import { expect, it } from 'vitest'
import type { Translate } from '../../shared/language/texts.tsx'
import { paymentMethodName } from './payment-method-name.ts'

const inEnglish: Translate = (key, values) => text(key, values, 'en')

it('a payment method is named in the language on screen, and one that is not known as the server does', () => {
  const named = (payment_method: number | null, payment_method_name: string | null) =>
    paymentMethodName({ payment_method, payment_method_name }, inEnglish)
  expect(named(2, 'Transferencia')).toBe('Bank transfer')
  expect(named(99, 'Trueque')).toBe('Trueque')
  expect(named(null, null)).toBeNull()
})
