import { connect } from '@deportivo/platform/db/connect'
import { storedPhone } from '@deportivo/contracts/phone'
import { ALL_SERVICES } from '@deportivo/all-in-one/services'
import { createShopDatabase } from '@deportivo/testkit/app'
import type { TestDatabase } from '@deportivo/testkit/database'
import type { Knex } from 'knex'
import { afterAll, beforeAll, expect, it } from 'vitest'

let database: TestDatabase
let db: Knex

beforeAll(async () => {
  database = await createShopDatabase('numbers')
  db = connect({ url: database.url, as: 'owner', poolMax: 2 })
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

/** Applies a migration to rows that were stored before it. */
async function applyAgain(name: string): Promise<void> {
  const sets = ALL_SERVICES.flatMap(({ migrations = [] }) => migrations)
  const found = sets.flatMap(({ migrations }) => migrations).find((migration) => migration.name === name)
  await db.raw((found?.sql ?? 'missing').replaceAll('?', '\\?'))
}

const WRITTEN = [
  '300 555 0123',
  '(604) 555-0123',
  '+57 300 555 0124',
  '0057 3005550125',
  '57 300 555 0126',
  '+1 (415) 555-0127',
  '001 415 555 0128',
  '604.555.12.34',
  '3005550129',
  '57 12 34 567',
]

/** A client as they were stored before: as typed. */
async function stored(identification_number: string, type_of_person: 1 | 2, phone = '-'): Promise<number> {
  const city_id = 11_001
  const [row] = await db('sales.clients')
    .insert({
      name: 'De antes',
      identification_number,
      type_of_person,
      phone,
      city_id,
      address: 'Cl. 1',
      type_of_client: 1,
    })
    .returning('id')
  return row?.id ?? 0
}

const numbersOf = async (ids: readonly number[]) => {
  const rows = await db('sales.clients').whereIn('id', ids).orderBy('id').select('identification_number')
  return rows.map((row) => row.identification_number)
}

it('phones of clients, users and orders that were stored as typed become those of the rule', async () => {
  const ids: number[] = []
  for (const [index, phone] of WRITTEN.entries()) ids.push(await stored(`10${index}`, 1, phone))
  ids.push(await stored('1099', 1, 'no tiene'))
  await db('auth.users').where('email', 'two@demo.local').update({ phone: '+57 (300) 555-0100' })
  await db.raw(`
    insert into orders.orders (state_id, state_entered_at, type_order, profile_id, client_id, client_name, type_sale,
      seller_id, seller_name, changed_by, created_at, updated_at, phone)
    values ('pre_orden', now(), 'online', 'two', 1, 'De antes', 'final', 1, 'Quien vendió', 'Quien vendió', now(), now(), '604 555 1234')`)
  await applyAgain('0006-client-numbers')
  await applyAgain('0009-user-numbers')
  await applyAgain('0016-order-phones')
  const clients = await db('sales.clients').whereIn('id', ids).orderBy('id').select('phone')
  expect(clients.map(({ phone }) => phone)).toEqual([...WRITTEN.map(storedPhone), 'no tiene'])
  expect(await db('auth.users').where('email', 'two@demo.local').first('phone')).toEqual({
    phone: '3005550100',
  })
  expect(await db('orders.orders').select('phone')).toEqual([{ phone: '6045551234' }])
})

it('identifications become digits, and a company’s number has its check digit', async () => {
  const ids = [
    await stored('990.123.456', 2),
    await stored('860.012.336-1', 2),
    await stored('1.020.304.050', 1),
    await stored('ab 12.345', 1),
    // Nine digits of a natural person may be a passport.
    await stored('912 345 678', 1),
  ]
  await applyAgain('0006-client-numbers')
  expect(await numbersOf(ids)).toEqual(['9901234565', '8600123361', '1020304050', 'AB12345', '912345678'])
})

it('of a company that is registered twice, without and with its check digit, both stay', async () => {
  const ids = [await stored('990.123.457', 2), await stored('990.123.457-2', 2)]
  await applyAgain('0006-client-numbers')
  expect(await numbersOf(ids)).toEqual(['990123457', '9901234572'])
})
