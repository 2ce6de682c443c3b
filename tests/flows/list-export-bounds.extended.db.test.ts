import {
  cancelListExport,
  createListExport,
  listListExports,
  type ListExport,
} from '@deportivo/contracts/exports/list-exports'
import { MOST_EXPORTED_ROWS } from '@deportivo/contracts/exports/large-lists'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { eventually } from '@deportivo/testkit/eventually'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

// One statement for all of them is over the time that statements have.
const AT_ONCE = 20_000

/** Clients with the numbers from one to another. */
async function addClients(from: number, to: number): Promise<void> {
  for (let first = from; first <= to; first += AT_ONCE)
    await app.db.raw(
      `insert into sales.clients (name, identification_number, phone, address, city_id, type_of_person, type_of_client)
       select 'Calzado ' || n, (900100000 + n)::text, '300' || (5550000 + n), 'Cra. ' || n, c.id, 1, 1
       from generate_series(?::integer, ?::integer) n, (select min(id) as id from sales.cities) c`,
      [first, Math.min(first + AT_ONCE - 1, to)],
    )
}

const BODY = {
  list: 'clients',
  format: 'csv',
  name: 'Clientes',
  columns: ['name'],
  query: {},
  filters: [],
} as const

/** Asks for the file of all clients, and returns it once its job has counted them, and more if `isThere` wants it. */
async function exported(isThere: (file: ListExport) => boolean): Promise<ListExport> {
  const { id } = await app.ok('two', createListExport, { body: BODY })
  return eventually(async () => {
    const found = (await app.ok('two', listListExports)).find((one) => one.id === id)
    if (!found || !isThere(found)) throw new Error('the job is not so far yet')
    return found
  })
}

const isEnded = ({ state }: ListExport) => state === 'ready' || state === 'refused'
const isCounted = (file: ListExport) => file.rows !== null || isEnded(file)

const storedFiles = () => readdir(join(app.deps.config.dataDir, 'files'), { recursive: true })

test('a disk without room for others gets no file, and the same list has one when there is room', async () => {
  await addClients(1, 10)
  const { spareDiskMb } = app.deps.config
  const before = await storedFiles()
  Object.assign(app.deps.config, { spareDiskMb: Number.MAX_SAFE_INTEGER })
  expect(await exported(isEnded)).toMatchObject({
    state: 'refused',
    problem: { message_key: 'export.no_room' },
  })
  expect(await storedFiles()).toEqual(before)
  Object.assign(app.deps.config, { spareDiskMb })
  expect(await exported(isEnded)).toMatchObject({ state: 'ready', rows: 10 })
})

test('a list of 200,000 rows is written to a file; with one more it is refused with the limit', async () => {
  await addClients(11, MOST_EXPORTED_ROWS)
  const { id, ...begun } = await exported(isCounted)
  expect(begun).toMatchObject({ state: 'running', rows: MOST_EXPORTED_ROWS })
  await app.ok('two', cancelListExport, { params: { id } })
  await addClients(MOST_EXPORTED_ROWS + 1, MOST_EXPORTED_ROWS + 1)
  expect(await exported(isCounted)).toMatchObject({
    state: 'refused',
    problem: {
      message_key: 'export.too_many_rows',
      message: 'La lista tiene más de 200.000 filas: filtre para que sean menos, por ejemplo por fechas.',
    },
  })
})
