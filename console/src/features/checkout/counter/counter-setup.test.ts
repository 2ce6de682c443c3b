import { beforeEach, expect, it } from 'vitest'
import { clearStored, STORAGE_KEYS, writeStored } from '../../../shared/state/browser-storage.ts'
import { storedSetup } from './counter-setup.ts'

const SAVED = {
  user_id: 7,
  client: { id: 3, name: 'Consumidor final' },
  cashier_id: 1,
  store_id: 2,
  prints: true,
}

beforeEach(() => clearStored(STORAGE_KEYS.counter))

it('the data of a counter are those of the user who saved them', () => {
  writeStored(STORAGE_KEYS.counter, JSON.stringify(SAVED))
  expect(storedSetup(7)).toMatchObject({ cashier_id: 1, store_id: 2 })
  expect(storedSetup(8)).toBeNull()
})

it.each(['', '{"user_id":7', '{"user_id":7,"cashier_id":1}', 'null'])(
  'data that can not be read are asked for again: %s',
  (text) => {
    writeStored(STORAGE_KEYS.counter, text)
    expect(storedSetup(7)).toBeNull()
  },
)
