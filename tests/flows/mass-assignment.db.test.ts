import type { Contract } from '@deportivo/contracts/route'
import { createClient, updateClient } from '@deportivo/contracts/clients/clients'
import { changeOrder, createPreOrder } from '@deportivo/contracts/orders/orders'
import { saveOwnProfile } from '@deportivo/contracts/auth/users'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { anOrder } from '@deportivo/testkit/order'
import { openShop } from '@deportivo/testkit/shop'
import { hire, idOf } from '@deportivo/testkit/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

/** Columns that no form shows: owners, amounts, permissions. */
const FOREIGN = {
  id: 999_999,
  user_id: 1,
  seller_id: 1,
  seller_name: 'Otro',
  role_id: 'administrative',
  profiles: ['two'],
  profile_ids: ['two'],
  codes: [1, 2, 3, 4],
  permissions: ['manage permissions'],
  grants: { 'manage permissions': 'all' },
  state: 'active',
  email: 'two@demo.local',
  email_verified_at: '2020-01-01T00:00:00.000Z',
  password: 'martes-de-lluvia',
  password_hash: 'x',
  second_factor_at: null,
  created_at: '2020-01-01T00:00:00.000Z',
  updated_at: '2020-01-01T00:00:00.000Z',
  updated_by: 'Otro',
  total_value: 1,
  paid: 1_000_000,
  units: 99,
  voucher_id: 1,
  auxiliary_user_id: 1,
  stock_left_at: '2020-01-01T00:00:00.000Z',
  payment_validated_at: '2020-01-01T00:00:00.000Z',
  changed_by: 'Otro',
}
const MOMENTS = ['last_signed_in_at', 'updated_at', 'version', 'changed_by', 'updated_by']

const without = (row: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))

const rowOf = async (table: string, id: number) => {
  const { rows } = await app.db.raw<{ rows: [Record<string, unknown>] }>('select * from ?? where id = ?', [
    table,
    id,
  ])
  return rows[0]
}

/** Changes one field of the form together with all others; returns the row before and after, without that field. */
async function change(contract: Contract, { table, id, body }: { table: string; id: number; body: object }) {
  const own = [...MOMENTS, 'search_text', ...Object.keys(body)]
  const before = without(await rowOf(table, id), own)
  await app.ok('online_seller', contract, { params: { id }, body: { ...FOREIGN, ...body } })
  return { before, after: without(await rowOf(table, id), own) }
}

const sellerId = () => idOf(app, 'online_seller')

describe('a form changes what it shows and nothing else', () => {
  it('of the own profile', async () => {
    const id = await sellerId()
    const rights = () => app.db('auth.user_profiles').where('user_id', id)
    const profiles = await rights()
    const { before, after } = await change(saveOwnProfile, {
      table: 'auth.users',
      id,
      body: { phone: '3005550777' },
    })
    expect(after).toEqual(before)
    expect(await rights()).toEqual(profiles)
  })

  it('of a client', async () => {
    const { seller_id: _, ...fields } = await app.ok('online_seller', createClient, {
      body: {
        ...FOREIGN,
        name: 'La Cancha',
        identification_number: '71222333',
        phone: '3005550199',
        address: 'Cl. 10',
        email: 'cancha@tienda.co',
        city_id: 11_001,
        type_of_person: 1,
        type_of_client: 1,
      },
    })
    expect((await rowOf('sales.clients', fields.id))['seller_id']).toBe(await sellerId())
    expect(fields.id).not.toBe(FOREIGN.id)
    const body = { name: 'La Cancha 2', email: 'cancha2@tienda.co' }
    const { before, after } = await change(updateClient, { table: 'sales.clients', id: fields.id, body })
    expect(after).toEqual(before)
  })

  it('of an order', async () => {
    const order = await anOrder(app, await openShop(app))
    const body = { notes: 'Timbre', version: order.version }
    const { before, after } = await change(changeOrder, { table: 'orders.orders', id: order.id, body })
    expect(after).toEqual(before)
  })

  it('of a new order: its amounts, state and proofs are not set by the caller', async () => {
    const { client_id } = await anOrder(app, await openShop(app))
    const { seller_id: _, ...foreign } = FOREIGN
    const order = await app.ok('online_seller', createPreOrder, { body: { ...foreign, client_id } })
    expect(order.id).not.toBe(FOREIGN.id)
    expect(await rowOf('orders.orders', order.id)).toMatchObject({
      total_value: 0,
      paid: 0,
      units: 0,
      auxiliary_user_id: null,
      stock_left_at: null,
      payment_validated_at: null,
      state_id: 'pre_orden',
    })
    expect(order.seller_id).toBe(await sellerId())
  })

  it('of a user: not even an administrator’s form has a hash, a second factor or a number', async () => {
    const user = await hire(app, {
      id: 999_999,
      password_hash: 'x',
      second_factor_at: '2020-01-01T00:00:00.000Z',
    })
    expect(user.id).not.toBe(999_999)
    expect(await rowOf('auth.users', user.id)).toMatchObject({ second_factor_at: null })
    expect((await rowOf('auth.users', user.id))['password_hash']).toMatch(/^\$argon2id\$/)
  })
})
