import { text } from '@deportivo/texts/text'
import { expect, it } from 'vitest'
import { lockText } from './lock-text.ts'

it.each([
  ['pre_orden', 'Su perfil no puede cambiar este pedido; solo lectura.'],
  ['packing_up', 'Este pedido está en «Empacando»; solo lectura.'],
  ['delivered_customer', 'Este pedido está en «Entregado al cliente»; solo lectura.'],
] as const)('an order in %s is read only: %s', (state_id, words) => {
  expect(lockText({ state_id }, text)).toBe(words)
})
