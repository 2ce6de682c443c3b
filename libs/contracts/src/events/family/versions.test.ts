import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { firstVersion, upcast } from './versions.ts'

const sold = firstVersion(Type.Object({ price: Type.String() }))
  .followedBy(Type.Object({ pesos: Type.Integer() }), ({ price }) => ({ pesos: Number(price) }))
  .followedBy(Type.Object({ pesos: Type.Integer(), gift: Type.Boolean() }), (before) => ({
    ...before,
    gift: before.pesos === 0,
  }))

test('a payload of any version is read in today’s shape', () => {
  expect(upcast(sold, 1, { price: '200' })).toEqual({ pesos: 200, gift: false })
  expect(upcast(sold, 2, { pesos: 0 })).toEqual({ pesos: 0, gift: true })
  expect(upcast(sold, 3, { pesos: 5, gift: true })).toEqual({ pesos: 5, gift: true })
})

test('each version has its shape, and an upcaster to the next', () => {
  expect(sold.schemas).toHaveLength(3)
  expect(sold.upcasters).toHaveLength(2)
})
