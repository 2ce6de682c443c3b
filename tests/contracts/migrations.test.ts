import { expect, it } from 'vitest'
import { editedMigrations, migrationsInCode, readReleasedMigrations } from './migrations-in-code.ts'

const released = readReleasedMigrations()

it('released migrations are unchanged: a change is a new migration', () => {
  const advice =
    'A released migration runs no second time: put it back, and add the change as the next number.'
  expect(editedMigrations(released, migrationsInCode), advice).toEqual([])
})

it('every migration of the code is on record (npm run release:migrations)', () => {
  expect(migrationsInCode).toEqual(released)
})

it('an edited, a renamed and a removed migration are found', () => {
  const before = { shop: { '0001-shoes': 'a', '0002-socks': 'b', '0003-hats': 'c' } }
  const now = { shop: { '0001-shoes': 'x', '0002-sock': 'b' } }
  expect(editedMigrations(before, now)).toEqual(['shop/0001-shoes', 'shop/0002-socks', 'shop/0003-hats'])
})
