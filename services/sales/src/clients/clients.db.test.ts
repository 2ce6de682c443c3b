import { listAudit } from '@deportivo/contracts/admin/audit'
import {
  createClient,
  deleteClient,
  getClient,
  listCities,
  listClients,
  listClientTypes,
  listDepartments,
  pickClients,
  updateClient,
} from '@deportivo/contracts/clients/clients'
import { mergeClients } from '@deportivo/contracts/clients/merge'
import { changeOrder, createPreOrder } from '@deportivo/contracts/orders/orders'
import { startTestApp, type Person, type TestApp } from '@deportivo/testkit/app'
import { anOrder } from '@deportivo/testkit/order'
import { addClient, MEDELLIN, openShop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.stop())

let number = 52_000_000
const body = (fields: object = {}) => ({
  name: 'Almacén La Cancha S.A.S.',
  identification_number: String((number += 1)),
  phone: '3005550199',
  address: 'Cl. 10 # 48-20',
  city_id: MEDELLIN,
  type_of_person: 2,
  type_of_client: 3,
  ...fields,
})

const register = (fields?: object, person: Person = 'two') =>
  app.ok(person, createClient, { body: body(fields) })
const found = async (search: string) =>
  (await app.ok('two', listClients, { query: { search, top: 200 } })).map((client) => client.id)

describe('a client', () => {
  test('is registered with a city, and the department follows from it', async () => {
    const reply = await app.reply('two', createClient, { body: body() })
    expect(reply.message).toBe('Cliente creado con éxito')
    expect(reply.data).toMatchObject({
      city_name: 'Medellín',
      department_id: 5,
      department_name: 'Antioquia',
    })
  })

  test('is found by any part of name, document or phone, whatever the accents, dots and order', async () => {
    const { id } = await register({
      name: 'Calzado Ñandú Éxito S.A.S.',
      identification_number: '990.123.456-5',
      phone: '+57 310-555-7788',
    })
    for (const search of [
      'exito nandu',
      'SAS calzado',
      '9901234565',
      '990.123.456-5',
      '123.456',
      '5557788',
      '310 555 7788',
      '+57 310 555 7788',
      '+573105557788',
    ])
      expect(await found(search)).toContain(id)
    expect(await found('nandu medellin')).not.toContain(id)
  })

  test('is stored with one spelling, whichever way a keyboard wrote it, and found by either', async () => {
    const { id, name } = await register({ name: ' Martu\u0301  Pen\u0303a\u00a0Rey ' })
    expect(name).toBe('Martú Peña Rey')
    expect(await found('Martu\u0301 Pen\u0303a')).toEqual([id])
  })

  test('is stored by its digits, however they were written, and a tax number with its check digit', async () => {
    const written = { identification_number: '990.456.123', phone: '(604) 555-0177' }
    const { id, ...client } = await register(written)
    expect(client).toMatchObject({ identification_number: '9904561237', phone: '6045550177' })
    const abroad = { params: { id }, body: { phone: '+1 (305) 555-0199' } }
    expect(await app.ok('two', updateClient, abroad)).toMatchObject({ phone: '+13055550199' })
    const none = await app.refused('two', createClient, { body: body({ phone: '+ (--) 3005550' }) })
    expect(none.errors).toHaveProperty('phone')
    const blank = await app.refused('two', createClient, { body: body({ identification_number: '.---' }) })
    expect(blank.errors).toHaveProperty('identification_number')
    const letters = await app.refused('two', createClient, { body: body({ identification_number: 'abcd' }) })
    expect(letters.errors).toEqual({ identification_number: ['Debe tener al menos 4 dígitos.'] })
  })

  test('with a wrong check digit is refused on that field, also once it becomes a company', async () => {
    const wrong = { errors: { identification_number: ['El dígito de verificación del NIT no corresponde.'] } }
    const typed = body({ identification_number: '990123456-9' })
    expect(await app.refused('two', createClient, { body: typed })).toMatchObject(wrong)
    const { id } = await register({ identification_number: '1.020.304.050', type_of_person: 1 })
    const change = { params: { id }, body: { type_of_person: 2 } }
    expect(await app.refused('two', updateClient, change)).toMatchObject(wrong)
  })

  test('with a document that another client has is refused, however it is written', async () => {
    await register({ identification_number: '990.777.111-6' })
    const problem = await app.refused('two', createClient, {
      body: body({ identification_number: '9907771116' }),
    })
    expect(problem.errors).toEqual({ identification_number: ['Ya existe un registro con este valor.'] })
  })

  test('in a municipality of another department is refused on that field', async () => {
    const problem = await app.refused('two', createClient, { body: body({ department_id: 11 }) })
    expect(problem.errors).toEqual({ city_id: ['El municipio no pertenece al departamento.'] })
  })

  test('of a seller may be changed by that seller and no other', async () => {
    const { id, seller_id } = await register({}, 'online_seller')
    expect(seller_id).not.toBeNull()
    const change = { params: { id }, body: { phone: '3005550111' } }
    expect(await app.refused('online_seller_2', updateClient, change)).toMatchObject({ code: 403 })
    const reply = await app.reply('online_seller', updateClient, change)
    expect(reply).toMatchObject({ message: 'Cliente actualizado con éxito', data: { phone: '3005550111' } })
  })

  test('that changed meanwhile is not overwritten: the second editor gets the present client', async () => {
    const { id, version } = await register()
    await app.ok('two', updateClient, { params: { id }, body: { phone: '3005550111', version } })
    const stale = { params: { id }, body: { phone: '3005550222', version } }
    const problem = await app.refused('local_administrative', updateClient, stale)
    expect(problem).toMatchObject({
      code: 409,
      data: { phone: '3005550111', version: version + 1, by: 'Adriana Lozano Pardo' },
    })
    expect(problem.data).toHaveProperty('at')
    const deletion = { params: { id }, body: { version } }
    expect(await app.refused('two', deleteClient, deletion)).toMatchObject({ code: 409 })
    expect((await app.ok('two', getClient, { params: { id } })).phone).toBe('3005550111')
  })

  test('that is saved unchanged keeps its version; a change is audited field by field', async () => {
    const { id, version } = await register({ contact: 'Nubia' })
    const same = { contact: ' Nubia ', phone: '3005550199' }
    expect(await app.ok('two', updateClient, { params: { id }, body: same })).toMatchObject({ version })
    await app.ok('two', updateClient, { params: { id }, body: { contact: '', phone: '3005550111' } })
    await app.ok('two', deleteClient, { params: { id } })
    const filter = `subject:client,subject_id:${id}`
    const entries = await app.ok('two', listAudit, { query: { filter, orderBy: 'at' } })
    expect(entries.map(({ act_name }) => act_name)).toEqual([
      'Creó el cliente',
      'Cambió el cliente',
      'Eliminó el cliente',
    ])
    expect(entries[1]?.changes).toEqual([
      { field: 'contact', from: 'Nubia', to: null },
      { field: 'phone', from: '3005550199', to: '3005550111' },
    ])
  })

  test('is given only a price code that their seller has', async () => {
    const problem = await app.refused('online_seller', createClient, { body: body({ code_id: 1 }) })
    expect(problem.errors).toEqual({ code_id: ['El vendedor del cliente no tiene este código de precio.'] })
    const { id } = await register({ code_id: 4 }, 'online_seller')
    const change = { params: { id }, body: { code_id: 1 } }
    expect((await app.refused('two', updateClient, change)).errors).toHaveProperty('code_id')
    expect(await register({ code_id: 1 })).toMatchObject({ seller_id: null, code_id: 1, code_key: 'one' })
  })

  test('with orders cannot be deleted, without orders it can', async () => {
    const shop = await openShop(app)
    const order = await anOrder(app, shop)
    const problem = await app.refused('two', deleteClient, { params: { id: order.client_id } })
    expect(problem).toMatchObject({
      code: 400,
      message: `No se puede eliminar. Pedidos que lo usan: 1 (${order.id}).`,
      data: { used_by: 'orders', count: 1, named: [{ id: order.id }] },
    })
    const shown = await app.ok('two', getClient, { params: { id: order.client_id } })
    expect(shown.pre_order_id).toBe(order.id)

    const id = await addClient(app)
    await app.ok('two', deleteClient, { params: { id } })
    expect(await app.refused('two', getClient, { params: { id } })).toMatchObject({ code: 404 })
  })

  test.each(['a new', 'an existing'])(
    'is not deleted while it becomes the client of %s order',
    async (kind) => {
      const shop = await openShop(app)
      const order = await anOrder(app, shop)
      for (let round = 0; round < 8; round++) {
        const id = await addClient(app)
        const [deleted, ordered] = await Promise.allSettled([
          app.ok('two', deleteClient, { params: { id } }),
          kind === 'a new'
            ? app.ok('two', createPreOrder, { body: { client_id: id } })
            : app.ok('two', changeOrder, { params: { id: order.id }, body: { client_id: id } }),
        ])
        const stays = deleted.status === 'rejected'
        expect([stays, ordered.status]).toEqual([stays, stays ? 'fulfilled' : 'rejected'])
        if (ordered.status === 'rejected') expect(String(ordered.reason)).toContain('"code":422')
      }
    },
  )
})

test('the picker filters by name or by document, and returns rows with few fields, by name', async () => {
  const name = 'Zapatería 990 Demo'
  await register({ name, identification_number: '71000001' })
  await register({ name: 'Aaa Demo', identification_number: '990555000' })
  const names = async (query: Record<string, string>) =>
    (await app.ok('two', pickClients, { query })).map((client) => client.name)
  expect(await names({ search: '990', by: 'name' })).toContain(name)
  expect(await names({ search: '990.555', by: 'identification_number' })).toEqual(['Aaa Demo'])
  expect((await names({}))[0]).toBe('Aaa Demo')
})

test('of a value that narrows a list eight words are looked for', async () => {
  await register({ name: 'Uno dos tres cuatro cinco seis siete ocho', identification_number: '71000002' })
  const eight = 'uno dos tres cuatro cinco seis siete ocho'
  const found = async (words: string) =>
    (await app.ok('two', listClients, { query: { filter: `name:${words}` } })).length
  expect(await found(`${eight} ${Array.from({ length: 200 }, () => 'ninguno').join(' ')}`)).toBe(1)
  expect(await found('uno dos ninguno')).toBe(0)
})

test('a list page has the total, and unpublished fields are refused', async () => {
  const page = await app.reply('two', listClients, { query: { top: 1, filter: `city_id:${MEDELLIN}` } })
  expect(page.data).toHaveLength(1)
  expect(page.pagination.total).toBeGreaterThan(1)
  const problem = await app.refused('two', listClients, { query: { orderBy: 'phone' } })
  expect(problem.errors).toHaveProperty('orderBy')
})

test('there are 33 departments, and every municipality is in the one of its code', async () => {
  const departments = await app.ok('two', listDepartments)
  expect(departments).toHaveLength(33)
  expect(departments.map((department) => department.name)).toContain('Bolívar')
  const cities = await app.ok('two', listCities)
  expect(cities.length).toBeGreaterThan(1_100)
  for (const city of cities) expect(Math.floor(city.id / 1_000)).toBe(city.department_id)
  const antioquia = await app.ok('two', listCities, {
    query: { filter: 'departament_id:5', search: 'medellin' },
  })
  expect(antioquia).toEqual([
    { id: MEDELLIN, name: 'Medellín', department_id: 5, department_name: 'Antioquia' },
  ])
})

test('places count their clients by type, for those who read clients', async () => {
  const query = { report: '1', filter: 'id:5' } as const
  const [before] = await app.ok('two', listDepartments, { query })
  await register({})
  const [after] = await app.ok('two', listDepartments, { query })
  const [city] = await app.ok('two', listCities, { query: { report: '1', filter: `id:${MEDELLIN}` } })
  const sum = (place = before) => (place?.final ?? 0) + (place?.wholesale ?? 0) + (place?.reseller ?? 0)
  expect(sum(after)).toBe(sum(before) + 1)
  expect(sum(city)).toBeGreaterThan(0)
  const [plain] = await app.ok('two', listDepartments, { query: { filter: 'id:5' } })
  expect(plain).toEqual({ id: 5, name: 'Antioquia' })
  expect(await app.refused('dispatch_assistant', listDepartments, { query })).toMatchObject({ code: 403 })
})

test('the types of client are named in the language of the user', async () => {
  const types = await app.ok('two', listClientTypes)
  expect(types.map((type) => type.name)).toEqual(['Final', 'Mayorista', 'Revendedor'])
})

describe('a profile that reads its own clients only', () => {
  const read = { profile_id: 'online_reseller', permission: 'read clients' } as const
  const reach = async (scope: 'own' | 'all') => {
    await app.db('auth.profile_permissions').where(read).update({ scope })
    app.deps.wake.notify('sessions')
  }

  test('finds those it registered and those of its orders, and sells to no other', async () => {
    const own = await register({}, 'online_reseller')
    const others = await register({}, 'online_seller')
    const served = await anOrder(app, await openShop(app), { seller: 'online_reseller' })
    await reach('own')
    const list = await app.ok('online_reseller', listClients, { query: { top: 200 } })
    expect(list.map(({ id }) => id).sort()).toEqual([own.id, served.client_id].sort())
    expect(await app.ok('online_reseller', pickClients, { query: {} })).toHaveLength(2)
    const look = { params: { id: others.id } }
    expect((await app.refused('online_reseller', getClient, look)).code).toBe(404)
    expect((await app.refused('online_reseller', updateClient, { ...look, body: { name: 'X' } })).code).toBe(
      404,
    )
    const merged = { params: { id: others.id }, body: { duplicate_id: own.id } }
    await app.ok('two', mergeClients, merged)
    const gone = { params: { id: own.id } }
    expect((await app.refused('online_reseller', getClient, gone)).code).toBe(404)
    const sale = { body: { client_id: others.id } }
    expect((await app.refused('online_reseller', createPreOrder, sale)).errors).toHaveProperty('client_id')
    await reach('all')
  })
})
