import { listClients, type Client } from '@deportivo/contracts/clients/clients'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { beginSession, endSession } from '../../session/session-end.ts'
import { startReplies } from '../../testing/start-replies.ts'
import { defineList } from '../definition/definition.ts'
import { fetchRows } from './fetch-rows.ts'

const LIST = defineList('clients', listClients, {
  title: 'menu.clients',
  columns: [],
  // None is offered here, whatever the clients list of the product offers.
  filters: {} as never,
  rowKey: ({ id }) => id,
  rowName: ({ name }) => name,
  perPage: 15,
  none: { title: 'clients.none' },
  noneMatch: 'clients.none_match',
})

const clientsFrom = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ id: from + at }) as Client)

let clients: Client[]
/** What others do to the list after so many pages of it were read. */
let meanwhile: (pagesRead: number) => void
let server: Awaited<ReturnType<typeof startReplies>>

beforeEach(async () => {
  clients = clientsFrom(1, 1_000)
  meanwhile = () => undefined
  server = await startReplies(({ url }) => {
    const query = new URL(url, 'http://x').searchParams
    const [top, page] = [Number(query.get('top')), Number(query.get('page'))]
    const data = clients.slice((page - 1) * top, page * top)
    const pagination = { per_page: top, total: clients.length, current_page: page }
    meanwhile(server.asked.length)
    return { status: 200, body: { code: 200, data, pagination } }
  })
  beginSession('a')
})
afterEach(async () => {
  endSession('signed_out')
  await server.stop()
})

const idsRead = async (limit = 20_000) =>
  (await fetchRows(LIST, { query: {} }, { limit })).map(({ id }) => id)
const idsFrom = (from: number, to: number) => clientsFrom(from, to).map(({ id }) => id)

test('a list is read whole and in its order, and no further than is wanted', async () => {
  expect(await idsRead()).toEqual(idsFrom(1, 1_000))
  expect(server.asked.length).toBeLessThan(8)
  expect(await idsRead(450)).toEqual(idsFrom(1, 450))
})

test('rows that leave a list while it is read take no other with them', async () => {
  meanwhile = (pagesRead) => {
    if (pagesRead === 2) clients = clients.filter(({ id }) => id > 60)
    if (pagesRead === 5) clients = clients.filter(({ id }) => id > 400)
  }
  const ids = await idsRead()
  expect(ids.filter((id) => id > 400)).toEqual(idsFrom(401, 1_000))
})

test('rows that come to a list while it is read leave every other in it once', async () => {
  meanwhile = (pagesRead) => {
    if (pagesRead === 2) clients = [...clientsFrom(2_001, 2_030), ...clients]
  }
  expect(await idsRead()).toEqual(idsFrom(1, 1_000))
})

test('a list that is emptied while it is read comes to its end', async () => {
  meanwhile = (pagesRead) => {
    if (pagesRead === 3) clients = []
  }
  expect(await idsRead()).toEqual([])
})
