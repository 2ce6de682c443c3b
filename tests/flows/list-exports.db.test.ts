import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { listClients, type Client } from '@deportivo/contracts/clients/clients'
import { CLIENT_FILE } from '@deportivo/contracts/exports/client-columns'
import { BOM, csvLine } from '@deportivo/contracts/exports/csv-lines'
import { fileRow, type FileField } from '@deportivo/contracts/exports/file-columns'
import {
  cancelListExport,
  createListExport,
  downloadListExport,
  listListExports,
  type ListExport,
} from '@deportivo/contracts/exports/list-exports'
import { exportJob, removeExpiredExports } from '@deportivo/platform/exports/export-job'
import { listClientsRoute } from '@deportivo/sales/clients/list-clients'
import { isTextKey, text } from '@deportivo/texts/text'
import { startTestApp, type Person, type TestApp } from '@deportivo/testkit/app'
import { eventually } from '@deportivo/testkit/eventually'
import { idOf } from '@deportivo/testkit/staff'
import { tablesOfWorkbook } from '../e2e/parts/report-file.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

// More than the job reads ahead of a file that does not move.
const CLIENTS = 5_000

let app: TestApp
let receive: TestApp['deps']['files']['receive']
beforeAll(async () => {
  app = await startTestApp()
  receive = app.deps.files.receive.bind(app.deps.files)
  const seller = await idOf(app, 'online_seller')
  await app.db.raw(
    `insert into sales.clients (name, identification_number, phone, address, city_id, type_of_person, type_of_client, code_id, seller_id)
     select case when n = 1 then '=Fórmula; "uno"' else 'Calzado ' || n end, (900100000 + n)::text, '300' || (5550000 + n), 'Cra. ' || n,
       (select array_agg(id order by id) from sales.cities)[1 + n % 1000], 1 + n % 2, 1 + n % 3, null, case when n <= 700 then ?::integer end
     from generate_series(1, ?::integer) n`,
    [seller, CLIENTS],
  )
})
afterEach(async () => {
  app.deps.files.receive = receive
  await app.db('bus.list_exports').delete()
})
afterAll(() => app.stop())

const COLUMNS = ['created', 'name', 'type', 'place'] as const
const BODY = {
  list: 'clients',
  format: 'csv',
  name: 'Clientes',
  columns: COLUMNS,
  query: { filter: 'type_of_client:2', orderByDesc: 'name' },
  filters: [],
} as const

const start = (person: Person, body: object = BODY) => app.ok(person, createListExport, { body })

const exportOf = async (person: Person, id: number): Promise<ListExport> => {
  const found = (await app.ok(person, listListExports)).find((one) => one.id === id)
  if (!found) throw new Error('the export is not listed')
  return found
}

const ended = (person: Person, id: number) =>
  eventually(async () => {
    const found = await exportOf(person, id)
    expect(['ready', 'refused']).toContain(found.state)
    return found
  })

async function bytesOf(person: Person, id: number) {
  const url = `/api/v1${downloadListExport.path.replace(':id', String(id))}`
  return app.app.inject({ url, headers: await app.as(person) })
}

function signal() {
  let give = () => undefined as void
  const given = new Promise<void>((resolve) => (give = resolve))
  return { given, give: () => give() }
}

/** Holds a file at its first piece until `go`; `held` resolves there, and `over` when it is written or given up. */
function holdFile() {
  const [held, going, over] = [signal(), signal(), signal()]
  app.deps.files.receive = async (source, limit) => {
    async function* slowly() {
      for await (const piece of source) {
        yield piece as unknown
        held.give()
        await going.given
      }
    }
    return receive(Readable.from(slowly()), limit).finally(over.give)
  }
  return { held: held.given, go: going.give, over: over.given }
}

const TOOLS = { t: text, isKnownText: isTextKey, money: String, shopDay: String, instant: String }

/** The rows that a list gives page by page. */
async function listed(person: Person, query: Record<string, string>): Promise<Client[]> {
  const found: Client[] = []
  for (let page = 1; ; page += 1) {
    const rows = await app.ok(person, listClients, { query: { ...query, top: 200, page } })
    found.push(...rows)
    if (rows.length < 200) return found
  }
}

/** What the browser writes of them. */
async function asInBrowser(person: Person, query: Record<string, string>): Promise<string> {
  const fields = COLUMNS.flatMap((column): readonly FileField<Client>[] => CLIENT_FILE[column])
  const rows = (await listed(person, query)).map((row) => fileRow(row, fields, TOOLS))
  return BOM + [fields.map(({ header }) => text(header)), ...rows].map(csvLine).join('')
}

test('the file holds the rows of the list, in its order and cells as the browser writes them', async () => {
  const { id } = await start('two')
  const found = await ended('two', id)
  const file = await bytesOf('two', id)
  expect(file.body).toBe(await asInBrowser('two', BODY.query))
  const lines = file.body.trimEnd().split('\r\n').length - 1
  expect(found).toMatchObject({ state: 'ready', rows: lines, done: lines, problem: null })
  expect(lines).toBeGreaterThan(1_600)
  expect(file.headers['content-disposition']).toBe(`attachment; filename="lista-${id}.csv"`)
})

test('a workbook has the same rows, and what was filtered on a sheet of its own', async () => {
  const filters = [{ label: 'Tipo de cliente', value: 'Mayorista' }]
  const { id } = await start('two', { ...BODY, format: 'xlsx', filters })
  await ended('two', id)
  const { rawPayload } = await bytesOf('two', id)
  const tables = await tablesOfWorkbook(rawPayload)
  const [rows = [], facts = []] = [tables.get('Datos'), tables.get('Filtros')]
  const clients = await listed('two', BODY.query)
  expect(rows.slice(1).map(([, name, number]) => [name, number])).toEqual(
    clients.map(({ name, identification_number }) => [name, identification_number]),
  )
  // An instant is a number, as spreadsheets count days.
  expect(rows[1]?.[0]).toMatch(/^\d{5}\.\d+$/)
  expect(facts).toContainEqual(['Tipo de cliente', 'Mayorista'])
})

test('the file holds what the profile may see and no more', async () => {
  const where = { profile_id: 'online_seller', permission: 'read clients' }
  const before = await app.db('auth.profile_permissions').where(where).first('scope')
  await app.db('auth.profile_permissions').where(where).update({ scope: 'own' })
  app.running.sessions.evict()
  const { id } = await start('online_seller')
  const { rows } = await ended('online_seller', id)
  expect(rows).toBeGreaterThan(200)
  expect(rows).toBeLessThan(300)
  expect((await bytesOf('online_seller', id)).body).toBe(await asInBrowser('online_seller', BODY.query))
  await app
    .db('auth.profile_permissions')
    .where(where)
    .update({ scope: before?.scope ?? 'all' })
  app.running.sessions.evict()
  // Narrower than what it granted is withdrawn; so is what is another.
  expect((await bytesOf('online_seller', id)).statusCode).toBe(403)
})

test('a second one at once is refused with the name of the first; cancelled, it makes room and leaves no file', async () => {
  const { held, go } = holdFile()
  const first = await start('two')
  await held
  const second = await app.refused('two', createListExport, { body: BODY })
  expect(second.message).toMatch(/^Ya se está preparando un archivo suyo, «Clientes»/)
  const { data } = await app.reply('two', cancelListExport, { params: { id: first.id } })
  expect(data.state).toBe('cancelled')
  go()
  app.deps.files.receive = receive
  const next = await start('two')
  expect(await ended('two', next.id)).toMatchObject({ state: 'ready' })
  expect((await bytesOf('two', first.id)).statusCode).toBe(400)
  expect(await app.db('bus.list_exports').where({ id: first.id }).first('path')).toEqual({ path: null })
})

test('a permission that is withdrawn while it is written stops it', async () => {
  const where = { profile_id: 'accounting_manager', permission: 'read clients' }
  const granted = await app.db('auth.profile_permissions').where(where)
  expect(granted).toHaveLength(1)
  const { held, go } = holdFile()
  const { id } = await start('accounting_manager')
  await held
  await app.db('auth.profile_permissions').where(where).delete()
  go()
  const found = await ended('accounting_manager', id)
  expect(found).toMatchObject({ state: 'refused', problem: { message_key: 'export.not_permitted' } })
  await app.db('auth.profile_permissions').insert(granted)
  app.running.sessions.evict()
})

test('only its owner downloads it, and after a day no one: the file is deleted', async () => {
  const { id } = await start('two')
  await ended('two', id)
  expect((await bytesOf('one', id)).statusCode).toBe(404)
  const refused = await app.refused('one', cancelListExport, { params: { id } })
  expect(refused.code).toBe(404)
  const row = await app.db('bus.list_exports').where({ id }).first()
  expect((row?.expires_at.getTime() ?? 0) - (row?.created_at.getTime() ?? 0)).toBe(24 * 60 * 60_000)
  const path = row?.path ?? ''
  await buffer(await app.deps.files.stream(path))
  await app.db('bus.list_exports').where({ id }).update({ expires_at: app.deps.clock.now() })
  expect((await bytesOf('two', id)).statusCode).toBe(404)
  await removeExpiredExports.run(app.deps)
  await expect(app.deps.files.stream(path)).rejects.toThrow('ENOENT')
  expect(await app.db('bus.list_exports').where({ id })).toEqual([])
})

test('a sixth file of a person ends the oldest', async () => {
  const ids: number[] = []
  for (let nth = 0; nth < 6; nth += 1) {
    const { id } = await start('two', { ...BODY, query: { search: 'Calzado 4999' } })
    await ended('two', id)
    ids.unshift(id)
  }
  expect((await app.ok('two', listListExports)).map(({ id }) => id)).toEqual(ids.slice(0, 5))
})

test('one whose process was killed is written whole by the next, and refused when it ended two of them', async () => {
  const job = exportJob('test', [listClientsRoute])
  const data = { export_id: 0, list: 'clients' } as const
  const attempt = { number: 1, isLast: false }
  const { held, go, over } = holdFile()
  const { id } = await start('two')
  await held
  // The first is still in the middle; its queue hands the job to another process.
  app.deps.files.receive = receive
  expect((await bytesOf('two', id)).statusCode).toBe(400)
  await job.run(app.deps, { ...data, export_id: id }, attempt)
  const { state, rows } = await exportOf('two', id)
  expect({ state, rows }).toEqual({ state: 'ready', rows: 1_667 })
  const whole = (await bytesOf('two', id)).body
  expect(whole).toBe(await asInBrowser('two', BODY.query))
  go()
  await over
  expect((await bytesOf('two', id)).body).toBe(whole)
  await app.db('bus.list_exports').where({ id }).update({ state: 'running', path: null, begun: 2 })
  await job.run(app.deps, { ...data, export_id: id }, attempt)
  expect(await exportOf('two', id)).toMatchObject({
    state: 'refused',
    problem: { message_key: 'export.crashed' },
  })
})

test('what the list would refuse is refused at once, and a list of another permission', async () => {
  const wrong = { ...BODY, query: { filter: 'nothing:1' } }
  expect((await app.refused('two', createListExport, { body: wrong })).code).toBe(422)
  const column = { ...BODY, columns: ['secret'] }
  expect((await app.refused('two', createListExport, { body: column })).code).toBe(422)
  const audit = { ...BODY, list: 'audit', columns: ['act'], query: {} }
  expect((await app.refused('online_seller', createListExport, { body: audit })).code).toBe(403)
})
