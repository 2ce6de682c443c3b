import { geo } from '@deportivo/contracts/reports/geo'
import { getClient, listCities } from '@deportivo/contracts/clients/clients'
import { connect } from '@deportivo/platform/db/connect'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { checkClients } from '@deportivo/testkit/client-imports'
import { addClient } from '@deportivo/testkit/shop'
import { REPORT_MAIL_ROUTES } from '@deportivo/contracts/reports/report-mails'
import { createView } from '@deportivo/contracts/views/view-changes'
import { listViews } from '@deportivo/contracts/views/views'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { presentCities as presentCitiesOfOrders } from '../../libs/orders/migrations/0033-present-cities.ts'
import { presentCities as presentCitiesOfViews } from '../../services/admin/migrations/0016-present-cities.ts'
import { presentCities as presentCitiesOfMails } from '../../services/finance/migrations/0013-present-cities.ts'
import { presentCities } from '../../services/projector/migrations/0018-present-cities.ts'
import { presentMunicipalities } from '../../services/sales/migrations/0016-present-municipalities.ts'

const [MAPIRIPANA, BARRANCOMINAS] = [94_663, 94_343]

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('what names a municipality that became part of another moves there, once', async () => {
  const owner = connect({ url: app.deps.config.databaseOwnerUrl ?? '', as: 'owner', poolMax: 1 })
  await app.db('sales.cities').insert({ id: MAPIRIPANA, name: 'Mapiripana', department_id: 94 })
  const id = await addClient(app, MAPIRIPANA)
  const duplicate = {
    name: 'Duplicado',
    identification_number: '990100998',
    phone: '3005550101',
    address: 'Cra. 1',
    city_id: MAPIRIPANA,
    type_of_person: 1,
    type_of_client: 3,
    merged_into: id,
  }
  await app.db('sales.clients').insert(duplicate)
  const place = { day: '2026-03-05', department_id: 94, seller_id: 1, profile_id: 'seller' }
  await app.db('read.place_days').insert([
    { ...place, city_id: MAPIRIPANA, count: 2, value: 300_000 },
    { ...place, city_id: BARRANCOMINAS, count: 1, value: 50_000 },
  ])
  await app.settled()
  // As an earlier release counted them.
  for (const table of ['read.client_facts', 'read.client_places'] as const)
    await app.db(table).where({ city_id: BARRANCOMINAS }).update({ city_id: MAPIRIPANA })
  for (const { sql } of [presentMunicipalities, presentCitiesOfOrders, presentCities, presentMunicipalities])
    await owner.raw(sql)
  await owner.destroy()
  app.deps.wake.notify('outbox')
  await app.settled()

  const client = await app.ok('two', getClient, { params: { id } })
  expect(client).toMatchObject({ city_id: BARRANCOMINAS, city_name: 'Barrancominas', version: 2 })
  expect(await app.db('sales.clients').where({ city_id: MAPIRIPANA })).toEqual([])
  expect(await app.ok('two', listCities, { query: { filter: `id:${MAPIRIPANA}` } })).toEqual([])
  const { totals } = await app.ok('two', geo.contract, { query: { city_id: BARRANCOMINAS } })
  expect(totals).toMatchObject({ clients: 1 })
  const days = await app.db('read.place_days').where({ department_id: 94 })
  expect(days.map(({ city_id, count, value }) => [city_id, count, value])).toEqual([
    [BARRANCOMINAS, 3, 350_000],
  ])
  expect(await app.db('bus.collided_events')).toEqual([])
})

test('saved views and mails of reports that are narrowed to a former municipality are narrowed to the present one', async () => {
  const views = [
    ['orders', 'department=94&city=94663'],
    ['clients', 'city=94663&order=-id'],
    ['dispatches', 'city=94663'],
    ['report/geo', 'range=7d&city_id=94663'],
    ['client-orders', 'search=city%3D94663'],
    ['reserved', 'search=94663'],
    ['users', 'search=1946631'],
  ] as const
  for (const [list, query] of views) {
    const body = { list, name: query, query, columns: null, is_shared: list === 'orders' }
    await app.ok('two', createView, { body })
  }
  const mail = { report: 'geo', range: '7d', hour: 7 } as const
  for (const query of ['city_id=94663', 'city_id=94343', 'city_id=94663&group=week', 'city_id=5001'])
    await app.ok('two', REPORT_MAIL_ROUTES.create, { body: { ...mail, query } })
  const owner = connect({ url: app.deps.config.databaseOwnerUrl ?? '', as: 'owner', poolMax: 1 })
  for (const { sql } of [presentCitiesOfViews, presentCitiesOfMails]) await owner.raw(sql)
  await owner.destroy()

  const stored = await app.ok('two', listViews, { query: { orderBy: 'id' } })
  expect(stored.map(({ list, query }) => [list, query])).toEqual([
    ['orders', 'department=94&city=94343'],
    ['clients', 'city=94343&order=-id'],
    ['dispatches', 'city=94343'],
    ['report/geo', 'range=7d&city_id=94343'],
    ...views.slice(4),
  ])
  const { rows: mails } = await app.ok('two', REPORT_MAIL_ROUTES.list)
  expect(mails.map(({ query }) => query).toSorted()).toEqual([
    'city_id=5001',
    'city_id=94343',
    'city_id=94343&group=week',
  ])
})

test('a file of clients may name a municipality as people do, or by a code that is no more', async () => {
  const head =
    'Identificación;Nombre;Tipo de persona;Tipo de cliente;Teléfono;Departamento;Ciudad;Dirección;Código de precio'
  const line = (number: number, department: string, city: string) =>
    `${number};Ana ${city};Persona natural;Final;300 555 0199;${department};${city};Cl. 1 # 2-3;Público`
  const checked = await checkClients(
    app,
    'two',
    [
      head,
      line(52_000_701, '', 'Cúcuta'),
      line(52_000_702, 'Bolivar', 'MOMPOS'),
      line(52_000_703, 'Valle', 'Cali'),
      line(52_000_704, '', '94663'),
      line(52_000_705, 'Archipiélago de San Andrés, Providencia y Santa Catalina', 'Providencia'),
      line(52_000_706, '', 'Tolú Viejo'),
      line(52_000_707, '', 'Santuario'),
    ].join('\n'),
  )
  expect(checked.faults.map(({ row, message_key }) => [row, message_key])).toEqual([
    [8, 'client_import.several_cities'],
  ])
  expect(checked.counts).toMatchObject({ created: 7 })
})
