import { randomUUID } from 'node:crypto'
import { listAudit } from '@deportivo/contracts/admin/audit'
import {
  createClient,
  deleteClient,
  getClient,
  listClients,
  listDepartments,
  pickClients,
  updateClient,
} from '@deportivo/contracts/clients/clients'
import { listClientMerges, mergeClients, undoMerge } from '@deportivo/contracts/clients/merge'
import { createPreOrder, getOrder, listOrders } from '@deportivo/contracts/orders/orders'
import { type Person } from '@deportivo/testkit/app'
import { openCatalogue } from '@deportivo/testkit/open-catalogue'
import { anOrder } from '@deportivo/testkit/order'
import { addClient } from '@deportivo/testkit/shop'
import { describe, expect, it } from 'vitest'

const { app, shop } = await openCatalogue({ isMoneyProved: false })

const present = (id: number) => app.ok('two', getClient, { params: { id } })
const clientOf = async (id: number) => (await app.ok('two', getOrder, { params: { id } })).client_id
const merge = (id: number, duplicate_id: number, more: object = {}, person: Person = 'two') =>
  app.ok(person, mergeClients, { params: { id }, body: { duplicate_id, ...more } })
const undo = (id: number, person: Person = 'two') => app.ok(person, undoMerge, { params: { id }, body: {} })
const refusedMerge = (id: number, body: object, person: Person = 'two') =>
  app.refused(person, mergeClients, { params: { id }, body })
const found = async (search: string) =>
  (await app.ok('two', listClients, { query: { search } })).map(({ id }) => id)
const auditOf = async (id: number) => {
  const query = { filter: `subject:client,subject_id:${id}`, orderBy: 'at' }
  const entries = await app.ok('two', listAudit, { query })
  return entries.map(({ act, subject_name, changes }) => ({ act, subject_name, changes }))
}

const pair = async () => [await addClient(app, undefined, 'Deportes Uno'), await addClient(app)] as const

/** Events of a client as one who follows clients reads them. */
async function eventsOf(id: number) {
  await app.settled()
  const rows = await app
    .db('bus.event_log')
    .where({ aggregate_type: 'client', aggregate_id: String(id) })
    .orderBy('aggregate_version')
    .select<{ type: string; payload: { record: { merged_into: number | null } } }[]>('type', 'payload')
  return rows.map(({ type, payload }) => [type, payload.record.merged_into])
}

describe('a client that is registered twice', () => {
  it('goes into the other one, with its orders of every state, and comes back with them', async () => {
    const [id, duplicate_id] = await pair()
    const open = await anOrder(app, shop, { client_id: duplicate_id })
    const other = await anOrder(app, shop, { client_id: id })
    const { name } = await present(duplicate_id)
    const reply = await app.reply('two', mergeClients, { params: { id }, body: { duplicate_id } })
    expect(reply.message).toBe(`${name} se unió a Deportes Uno`)
    expect(reply.data).toMatchObject({ orders: 1, vouchers: 0, refunds: 0, client: { id } })
    const moved = await app.ok('two', getOrder, { params: { id: open.id } })
    expect(moved).toMatchObject({ client_id: id, client_name: 'Deportes Uno', version: open.version + 1 })
    const meanwhile = await anOrder(app, shop, { client_id: id })
    expect(await undo(reply.data.merge_id)).toMatchObject({ orders: 1, duplicate_id })
    const owners = await Promise.all([open, other, meanwhile].map((order) => clientOf(order.id)))
    expect(owners).toEqual([duplicate_id, id, id])
    const restored = await app.ok('two', getOrder, { params: { id: open.id } })
    expect(restored).toMatchObject({ client_name: name })
    expect(await present(duplicate_id)).toMatchObject({ name, id: duplicate_id })
  })

  it('is in no list, picker or count, leads to the other one, and cannot be changed, deleted or sold to', async () => {
    const [id, duplicate_id] = await pair()
    const { identification_number: number, department_id } = await present(duplicate_id)
    const counted = async () => {
      const query = { report: '1', filter: `id:${department_id}` } as const
      const [place] = await app.ok('two', listDepartments, { query })
      return (place?.final ?? 0) + (place?.wholesale ?? 0) + (place?.reseller ?? 0)
    }
    const before = await counted()
    const { merge_id } = await merge(id, duplicate_id)
    expect(await counted()).toBe(before - 1)
    const query = { filter: `id:${duplicate_id}` }
    expect(await app.ok('two', listClients, { query })).toEqual([])
    expect(await app.ok('two', pickClients, { query })).toEqual([])
    expect(await app.db('sales.published_clients').where('id', duplicate_id)).toEqual([])
    const params = { id: duplicate_id }
    expect(await present(duplicate_id)).toMatchObject({ id })
    expect((await app.refused('two', updateClient, { params, body: { contact: 'x' } })).code).toBe(404)
    expect((await app.refused('two', deleteClient, { params, body: {} })).code).toBe(404)
    const order = await app.refused('two', createPreOrder, { body: { client_id: duplicate_id } })
    expect(order.errors).toHaveProperty('client_id')
    // Its number finds the client that it went into, also in the pickers and among orders.
    expect(await found(number)).toEqual([id])
    const by = { search: number, by: 'identification_number' } as const
    expect((await app.ok('two', pickClients, { query: by })).map((one) => one.id)).toEqual([id])
    const own = await anOrder(app, shop, { client_id: id })
    const orders = await app.ok('two', listOrders, { query: { search: number } })
    expect(orders.map((one) => one.id)).toEqual([own.id])
    await undo(merge_id)
    expect(await found(number)).toEqual([duplicate_id])
    expect(await counted()).toBe(before)
  })

  it('has a number that no new client gets: refused with the name of the one it went into', async () => {
    const [id, duplicate_id] = await pair()
    const { identification_number } = await present(duplicate_id)
    await merge(id, duplicate_id)
    const body = { name: 'Otro', phone: '3005550199', address: 'Cl. 1', city_id: 5_001, type_of_client: 1 }
    const typed = { ...body, identification_number, type_of_person: 2 }
    const problem = await app.refused('two', createClient, { body: typed })
    expect(problem.errors).toEqual({
      identification_number: ['Con este número había un cliente que se unió a Deportes Uno.'],
    })
  })

  it('is a deleted and a created client to those who follow clients, and an entry of both in the audit', async () => {
    const [id, duplicate_id] = await pair()
    const { name } = await present(duplicate_id)
    const { merge_id } = await merge(id, duplicate_id)
    await undo(merge_id)
    expect(await eventsOf(duplicate_id)).toEqual([
      ['client.created', null],
      ['client.deleted', id],
      ['client.created', null],
    ])
    expect(await eventsOf(id)).toEqual([['client.created', null]])
    expect((await auditOf(duplicate_id)).slice(1)).toEqual([
      {
        act: 'merged',
        subject_name: name,
        changes: [{ field: 'merged_into', from: null, to: 'Deportes Uno' }],
      },
      {
        act: 'merge_undone',
        subject_name: name,
        changes: [{ field: 'merged_into', from: 'Deportes Uno', to: null }],
      },
    ])
    expect((await auditOf(id)).slice(1)).toEqual([
      {
        act: 'merged',
        subject_name: 'Deportes Uno',
        changes: [{ field: 'merged_client', from: null, to: name }],
      },
      {
        act: 'merge_undone',
        subject_name: 'Deportes Uno',
        changes: [{ field: 'merged_client', from: name, to: null }],
      },
    ])
  })
})

describe('the clients that went into another', () => {
  it('are listed with what moved, the last one first, until each is separated again', async () => {
    const [id, duplicate_id] = await pair()
    const third = await addClient(app, undefined, 'Deportes Tres')
    await anOrder(app, shop, { client_id: third })
    const listed = async (person: Person = 'two') =>
      (await app.ok(person, listClientMerges, { params: { id } })).map(({ id, name, orders }) => ({
        id,
        name,
        orders,
      }))
    expect(await listed()).toEqual([])
    const { name } = await present(duplicate_id)
    const first = { id: (await merge(id, duplicate_id)).merge_id, name, orders: 0 }
    const second = { id: (await merge(id, third)).merge_id, name: 'Deportes Tres', orders: 1 }
    expect(await listed()).toEqual([second, first])
    expect(await listed('online_seller')).toEqual([second, first])
    expect((await app.refused('two', listClientMerges, { params: { id: third } })).code).toBe(404)
    await undo(second.id)
    expect(await listed()).toEqual([first])
  })

  it('lead to the one that stays, over several merges', async () => {
    const [id, duplicate_id] = await pair()
    const third = await addClient(app, undefined, 'Deportes Tres')
    await merge(id, duplicate_id)
    await merge(third, id)
    expect(await present(duplicate_id)).toMatchObject({ id: third, name: 'Deportes Tres' })
  })
})

describe('a merge is refused', () => {
  it('of a client with itself, of an unknown one, and at an older version of either', async () => {
    const [id, duplicate_id] = await pair()
    expect((await refusedMerge(id, { duplicate_id: id })).errors).toHaveProperty('duplicate_id')
    expect((await refusedMerge(id, { duplicate_id: 2_000_000 })).errors).toHaveProperty('duplicate_id')
    const change = { params: { id: duplicate_id }, body: { contact: 'Nubia' } }
    await app.ok('two', updateClient, change)
    expect(await refusedMerge(id, { duplicate_id, version: 1, duplicate_version: 1 })).toMatchObject({
      code: 409,
      data: { id: duplicate_id, contact: 'Nubia' },
    })
    expect(await refusedMerge(duplicate_id, { duplicate_id: id, version: 1 })).toMatchObject({ code: 409 })
    await merge(id, duplicate_id, { version: 1, duplicate_version: 2 })
  })

  it('to users who change their own clients only, and to those who change none', async () => {
    const [id, duplicate_id] = await pair()
    expect((await refusedMerge(id, { duplicate_id }, 'online_seller')).code).toBe(403)
    expect((await refusedMerge(id, { duplicate_id }, 'dispatch_assistant')).code).toBe(403)
    const { merge_id } = await merge(id, duplicate_id, {}, 'local_administrative')
    for (const person of ['online_seller', 'dispatch_assistant'] as const) {
      const params = { id: merge_id }
      expect((await app.refused(person, undoMerge, { params, body: {} })).code).toBe(403)
    }
    await undo(merge_id, 'local_administrative')
  })

  it('of a client that went into another already, with the name of that one', async () => {
    const [id, duplicate_id] = await pair()
    const third = await addClient(app, undefined, 'Deportes Tres')
    const { merge_id } = await merge(id, duplicate_id)
    const gone = { code: 400, message: 'Este cliente ya se unió a Deportes Uno.' }
    expect(await refusedMerge(third, { duplicate_id })).toMatchObject(gone)
    expect(await refusedMerge(duplicate_id, { duplicate_id: third })).toMatchObject(gone)
    await undo(merge_id)
    const twice = { params: { id: merge_id }, body: {} }
    expect(await app.refused('two', undoMerge, twice)).toMatchObject({ message: 'Esta unión ya se deshizo.' })
    const unknown = { params: { id: 2_000_000 }, body: {} }
    expect((await app.refused('two', undoMerge, unknown)).code).toBe(404)
    await merge(third, duplicate_id)
  })

  it('of more orders than a change takes; the other way round it is possible', async () => {
    const [id, duplicate_id] = await pair()
    const order = await anOrder(app, shop, { client_id: duplicate_id })
    const row = await app.db('orders.orders').where('id', order.id).first<Record<string, unknown>>()
    const { id: _own, ...columns } = row
    // Cancelled: a seller has fewer open orders than that.
    await app.db.batchInsert(
      'orders.orders',
      Array.from({ length: 1_000 }, () => ({ ...columns, state_id: 'cancelled' })),
      200,
    )
    expect(await refusedMerge(id, { duplicate_id })).toMatchObject({ code: 400 })
    expect(await merge(duplicate_id, id)).toMatchObject({ orders: 0 })
  })
})

describe('clients that are merged one after the other', () => {
  it('are found by all numbers, and come apart in the opposite order', async () => {
    const [a, b] = await pair()
    const c = await addClient(app, undefined, 'Deportes Tres')
    const order = await anOrder(app, shop, { client_id: a })
    const { identification_number: number } = await present(a)
    const first = await merge(b, a)
    const second = await merge(c, b)
    expect(await clientOf(order.id)).toBe(c)
    expect(await found(number)).toEqual([c])
    const early = { params: { id: first.merge_id }, body: {} }
    expect(await app.refused('two', undoMerge, early)).toMatchObject({
      message: 'Este cliente ya se unió a Deportes Tres.',
    })
    const params = { id: c }
    expect(await app.refused('two', deleteClient, { params: { id: c }, body: {} })).toMatchObject({
      data: { used_by: 'orders' },
    })
    await undo(second.merge_id)
    expect([await clientOf(order.id), await found(number)]).toEqual([b, [b]])
    await undo(first.merge_id)
    expect([await clientOf(order.id), await found(number)]).toEqual([a, [a]])
    await app.ok('two', deleteClient, { params, body: {} })
  })

  it('are not deleted while another is merged into them', async () => {
    const [id, duplicate_id] = await pair()
    const { name } = await present(duplicate_id)
    await merge(id, duplicate_id)
    expect(await app.refused('two', deleteClient, { params: { id }, body: {} })).toMatchObject({
      message: `No se puede eliminar. Clientes que se le unieron que lo usan: 1 (${name}).`,
    })
  })
})

describe('at the same time', () => {
  it('a new order comes along or is refused', async () => {
    for (let round = 0; round < 8; round++) {
      const [id, duplicate_id] = await pair()
      const [merged, ordered] = await Promise.allSettled([
        merge(id, duplicate_id),
        app.ok('two', createPreOrder, { body: { client_id: duplicate_id } }),
      ])
      expect(merged.status).toBe('fulfilled')
      if (ordered.status === 'fulfilled') expect(await clientOf(ordered.value.id)).toBe(id)
      else expect(String(ordered.reason)).toContain('"code":422')
      expect(await app.db('orders.orders').where('client_id', duplicate_id)).toEqual([])
    }
  })

  it('both directions leave one client', async () => {
    for (let round = 0; round < 6; round++) {
      const [a, b] = await pair()
      const order = await anOrder(app, shop, { client_id: a })
      const both = await Promise.allSettled([merge(a, b), merge(b, a)])
      expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      const left = both[0].status === 'fulfilled' ? a : b
      expect(await clientOf(order.id)).toBe(left)
    }
  })

  it('five equal requests with one key merge once, and so do five without', async () => {
    for (const key of [randomUUID(), null]) {
      const [id, duplicate_id] = await pair()
      await anOrder(app, shop, { client_id: duplicate_id })
      const headers = key === null ? {} : { headers: { 'idempotency-key': key } }
      const given = { params: { id }, body: { duplicate_id }, ...headers }
      const all = await Promise.all([1, 2, 3, 4, 5].map(() => app.attempt('two', mergeClients, given)))
      expect(all.filter(({ status }) => status === 200)).toHaveLength(key === null ? 1 : 5)
      expect(await app.db('sales.client_merges').where({ duplicate_id })).toHaveLength(1)
    }
  })

  it('two undo it once', async () => {
    const [id, duplicate_id] = await pair()
    const { merge_id } = await merge(id, duplicate_id)
    const both = await Promise.allSettled([undo(merge_id), undo(merge_id)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})
