import { geo } from '@deportivo/contracts/reports/geo'
import { connect } from '@deportivo/platform/db/connect'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { addClient } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventsOfClients } from '../../migrations/0009-events-of-clients.ts'

const CALI = 76_001

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('clients who were entered without an event are counted by reports after the migration, once', async () => {
  const id = await addClient(app, CALI)
  const client = {
    phone: '3005550101',
    address: 'Cra. 1 # 2-3',
    city_id: CALI,
    type_of_person: 1,
    type_of_client: 3,
  }
  await app.db('sales.clients').insert([
    { ...client, name: 'Calzado Sin Evento', identification_number: '990100999' },
    { ...client, name: 'Calzado Duplicado', identification_number: '990100998', merged_into: id },
  ])
  const owner = connect({ url: app.deps.config.databaseOwnerUrl ?? '', as: 'owner', poolMax: 1 })
  for (let time = 0; time < 2; time++) await owner.raw(eventsOfClients.sql)
  await owner.destroy()
  app.deps.wake.notify('outbox')
  await app.settled()
  const { totals } = await app.ok('two', geo.contract, { query: { city_id: CALI } })
  expect(totals).toMatchObject({ clients: 2, wholesale: 1, reseller: 1 })
  expect(await app.db('bus.collided_events')).toEqual([])
})
