import { searchProducts } from '@deportivo/contracts/catalogue/products'
import { listClients } from '@deportivo/contracts/clients/clients'
import { connect } from '@deportivo/platform/db/connect'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { buffersOfWork } from '@deportivo/testkit/buffers'
import { addClient } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CLIENT_LIST, LISTS, type SkewedList } from './skewed-lists.ts'
import { fillLists } from './skewed-tables.ts'

/** A page of 15 rows and a count of up to 10,000 entries of an index. */
const MOST_BUFFERS = 700
/** Words are found by their trigrams, before those of rows that were changed lately; then all that is found is sorted. */
const MOST_BUFFERS_OF_WORDS = 1_500
/** Of each row that matches, where all of them are read: its page, and what is added up for it. */
const MOST_BUFFERS_OF_A_ROW = 4

let app: TestApp
beforeAll(async () => {
  // Its rows are written behind the product.
  app = await startTestApp({ isMoneyProved: false })
  // An event of the log, which the stopped ones name.
  await addClient(app)
  await app.settled()
  const owner = connect({ url: app.deps.config.databaseOwnerUrl ?? '', as: 'owner', poolMax: 1 })
  const [user] = await owner('auth.user_profiles').where({ profile_id: 'two' }).pluck('user_id')
  await fillLists(owner, user ?? 0)
  await owner.destroy()
})
afterAll(() => app.stop())

/** Of the page and its count; without a filter, of the page: there the count reads 10,001 rows. Not of sums, which add up every row that matches. */
async function buffersOf({ contract, named }: SkewedList, query: Record<string, string>): Promise<number> {
  const headers = await app.as('two')
  const url = `/api/v1${contract.path}?${new URLSearchParams({ ...query, top: '15' }).toString()}`
  const isOfPage = (sql: string) =>
    !sql.includes('"summed"') && ('filter' in query || !sql.includes('"counted"'))
  return buffersOfWork(
    app.db,
    (sql) => sql.includes(named) && isOfPage(sql),
    async () => {
      expect((await app.app.inject({ url, headers })).statusCode).toBe(200)
    },
  )
}

it('several values give the rows of one list, in its order, on its pages, once each', async () => {
  const namesOf = async (query: Record<string, string>) =>
    (await app.ok('two', listClients, { query })).map(({ name }) => name)
  for (const filter of ['type_of_person:1|2', 'city_id:11001|5001', 'department_id:11|5|8'])
    for (const direction of ['orderBy', 'orderByDesc'])
      for (const page of ['1', '3', '201']) {
        const query = { [direction]: 'name', page, top: '100' }
        expect(await namesOf({ ...query, filter })).toEqual(await namesOf(query))
      }
})

it('several values of old rows are read without the newer ones, by every sort', async () => {
  for (const sort of listClients.list.sort)
    for (const direction of ['orderBy', 'orderByDesc'])
      for (const filter of ['city_id:11001|5002', 'seller_id:900001|900003', 'code_id:900001|900003'])
        expect(await buffersOf(CLIENT_LIST, { filter, [direction]: sort })).toBeLessThan(MOST_BUFFERS)
})

it('the search of products counts as far as every list does, and shows that there are more', async () => {
  const { pagination, total } = await app.reply('two', searchProducts, {
    query: { filter: 'without_stock:1' },
  })
  expect([pagination.total, pagination.more_than, total]).toEqual([10_000, true, 10_000])
  const old = await app.reply('two', searchProducts, {
    query: { filter: 'without_stock:1,brand_id:900001' },
  })
  expect([old.pagination.total, old.pagination.more_than]).toEqual([2_000, undefined])
})

it('clients of a place, of one type or of all, are read without those of others, by every sort', async () => {
  for (const sort of listClients.list.sort)
    for (const direction of ['orderBy', 'orderByDesc'])
      for (const place of ['department_id:11', 'city_id:11001'])
        for (const type of ['', ',type_of_client:3']) {
          const query = { filter: `${place}${type}`, [direction]: sort }
          expect(await buffersOf(CLIENT_LIST, query), JSON.stringify(query)).toBeLessThan(MOST_BUFFERS)
        }
})

it('clients of the seller that the call names are read without those of others', async () => {
  for (const sort of listClients.list.sort)
    for (const direction of ['orderBy', 'orderByDesc'])
      for (const filter of ['', 'type_of_person:1', 'seller_id:900001|900003']) {
        const query = { ...(filter ? { filter } : {}), seller: '900001', [direction]: sort }
        expect(await buffersOf(CLIENT_LIST, query), JSON.stringify(query)).toBeLessThan(MOST_BUFFERS)
      }
})

/** How many buffers a page may read, by its filter and its sort. */
async function mostOf(
  { words, readsAll, contract }: SkewedList,
  { filter, sort }: { filter: string; sort: string },
) {
  if (words.some((word) => filter.startsWith(`${word}:`))) return MOST_BUFFERS_OF_WORDS
  if (!readsAll.includes(sort)) return MOST_BUFFERS
  const query = { ...(filter ? { filter } : {}), top: '1' }
  const { pagination } = (await app.reply('two', contract, { query })) as { pagination: { total: number } }
  return MOST_BUFFERS + MOST_BUFFERS_OF_A_ROW * pagination.total
}

describe.each(LISTS.map((list) => ({ path: list.contract.path, list })))('GET $path', ({ list }) => {
  const filters = Object.entries(list.ofOld).flatMap(([filter, value]) =>
    value ? [`${filter}:${value}`] : [],
  )
  it.each(['', ...filters])(
    'reads old rows with «%s» without the newer ones, by every sort',
    async (filter) => {
      const tooMany: Record<string, number> = {}
      for (const sort of list.contract.list.sort) {
        const most = await mostOf(list, { filter, sort })
        for (const direction of ['orderBy', 'orderByDesc'])
          for (const page of ['1', '2']) {
            const query = { ...(filter ? { filter } : {}), [direction]: sort, page }
            const buffers = await buffersOf(list, query)
            if (buffers >= most) tooMany[`${direction}=${sort}&page=${page}`] = buffers
          }
      }
      expect(tooMany).toEqual({})
    },
  )
})
