import { listClients } from '@deportivo/contracts/clients/clients'
import { connect } from '@deportivo/platform/db/connect'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { buffersOfWork } from '@deportivo/testkit/buffers'
import { BOGOTA, MEDELLIN } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, expect, it } from 'vitest'

const MOST_BUFFERS = 300
const OLD = 4_000
const NEW = 20_000

/** By every value that has an index, all clients of one value are older than all of another. */
const SKEWED = `
  insert into sales.clients (name, identification_number, phone, address, city_id, type_of_person, type_of_client, code_id,
    seller_id)
  select 'Calzado El Paso', 'x' || n, '3005550101', 'Cra. 15', case when is_old then ${BOGOTA} else ${MEDELLIN} end,
    case when is_old then 1 else 2 end, case when is_old then 3 else 2 end,
    case when is_old then 900001 else 900002 end, case when is_old then 900001 else 900002 end
  from generate_series(1, ${OLD + NEW}) n cross join lateral (select n <= ${OLD} as is_old) made
  order by n`

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  const owner = connect({ url: app.deps.config.databaseOwnerUrl ?? '', as: 'owner', poolMax: 1 })
  await owner.raw(SKEWED)
  await owner.raw('vacuum analyze sales.clients')
  await owner.destroy()
})
afterAll(() => app.stop())

it.each([
  `city_id:${BOGOTA}`,
  `city_id:${BOGOTA}|5002`,
  'code_id:900001',
  'code_id:900001|900003',
  'seller_id:900001',
  'seller_id:900001|900003',
  'type_of_client:3',
  'type_of_person:1',
])('old clients with %s are read without the newer ones', async (filter) => {
  await app.as('two')
  for (const sort of ['id', 'created_at'])
    for (const direction of ['orderBy', 'orderByDesc']) {
      const read = () => app.ok('two', listClients, { query: { filter, [direction]: sort } })
      expect(await buffersOfWork(app.db, '"clients"', read)).toBeLessThan(MOST_BUFFERS)
    }
})
