import { expect, it } from 'vitest'
import { shortNameOf } from './initials.ts'

it.each([
  ['Jhon Fredy Ospina Toro', 'Jhon O.'],
  ['Brayan Quiñones Ríos', 'Brayan Q.'],
  ['Luz Dary Camargo Peña', 'Luz C.'],
  ['Marta ibarra', 'Marta I.'],
  ['Bodega', 'Bodega'],
])('%s is %s on a card', (name, short) => {
  expect(shortNameOf(name)).toBe(short)
})
