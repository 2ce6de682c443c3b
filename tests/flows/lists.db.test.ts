import { AsyncLocalStorage } from 'node:async_hooks'
import { startCount } from '@deportivo/contracts/catalogue/counts'
import type { Filter, ListContract } from '@deportivo/contracts/list-route'
import { listStates } from '@deportivo/contracts/orders/lookups'
import { ALL_ROUTES } from '@deportivo/contracts/registry/routes'
import type { Contract } from '@deportivo/contracts/route'
import { ORDER_STATES } from '@deportivo/lifecycle/order/states'
import { RETURN_STATES } from '@deportivo/lifecycle/return-case/states'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { anOrder } from '@deportivo/testkit/order'
import { openShop, type Shop } from '@deportivo/testkit/shop'
import { isWork } from '@deportivo/testkit/statements'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const MOST_STATEMENTS = 4
const LISTS = Object.values<readonly Contract[]>(ALL_ROUTES)
  .flat()
  .filter((contract): contract is ListContract => 'list' in contract)
  .map((contract) => ({ name: contract.path, contract }))

const asked = new AsyncLocalStorage<string[]>()

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
  await anOrder(app, shop)
  await app.ok('two', startCount, { body: { store_id: shop.stores[0], scope: 'all' } })
  app.db.on('query', ({ sql }: { sql: string }) => asked.getStore()?.push(sql))
})
afterAll(() => app.stop())

interface Reply {
  data: unknown[]
  pagination: { per_page: number; total: number; current_page: number }
  errors: Record<string, string[]>
}

async function ask({ path }: ListContract, query: Record<string, string>) {
  const url = `/api/v1${path.replace(/:\w+/g, '1')}?${new URLSearchParams(query).toString()}`
  const reply = await app.app.inject({ url, headers: await app.as('two') })
  return { status: reply.statusCode, ...reply.json<Reply>() }
}

const RIGHT: Record<Filter['takes'], string> = {
  number: '1',
  text: 'a',
  day: '2026-01-31',
  hour: '2026-01-31T09',
  flag: '1',
  option: '',
}
const rightOf = (filter: Filter) =>
  filter.takes === 'option' ? (filter.options[0] ?? '') : RIGHT[filter.takes]

const wrongNumber = ({ filters }: ListContract['list']) =>
  Object.keys(filters).filter((name) => filters[name]?.takes === 'number')

describe.each(LISTS)('GET $name', ({ contract }) => {
  const { list } = contract
  const filters = Object.entries(list.filters)

  it('returns pagination with its default number of rows per page', async () => {
    const { status, data, pagination } = await ask(contract, {})
    expect(status).toBe(200)
    expect(pagination).toMatchObject({ per_page: list.perPage, current_page: 1 })
    expect(data).toHaveLength(Math.min(pagination.total, list.perPage))
  })

  it('works with every filter, sort, include and field that it publishes', async () => {
    const queries: Record<string, string>[] = [
      ...filters
        .filter(([name]) => !['code', 'store'].includes(name))
        .map(([name, filter]) => ({ filter: `${name}:${rightOf(filter)}` })),
      ...list.sort.map((sort) => ({ orderBy: sort })),
      ...list.sort.map((sort) => ({ orderByDesc: sort })),
      ...list.includes.map((include) => ({ include })),
      ...(list.isSearchable ? [{ search: 'ana' }] : []),
      { select: list.fields.join(',') },
      { page: '2', top: '1' },
      { first: '1' },
    ]
    for (const query of queries) expect([query, (await ask(contract, query)).status]).toEqual([query, 200])
  })

  it('refuses what it does not publish, a filter twice, a wrong value, a backwards range and a page that is no number', async () => {
    for (const parameter of ['filter', 'include', 'select', 'orderBy', 'orderByDesc']) {
      const strange = await ask(contract, {
        [parameter]: parameter === 'filter' ? 'shoe_size:1' : 'shoe_size',
      })
      expect([strange.status, strange.errors]).toEqual([
        422,
        { [parameter]: [expect.stringContaining('shoe_size')] },
      ])
    }
    for (const [name, filter] of filters) {
      const part = `${name}:${rightOf(filter)}`
      const twice = await ask(contract, { filter: `${part},${part}` })
      expect([twice.status, twice.errors['filter']?.[0]]).toEqual([422, expect.stringContaining(name)])
    }
    for (const to of Object.keys(list.filters).filter((name) => /(^|_)to$/.test(name))) {
      const from = to.replace(/to$/, 'from')
      const backwards = await ask(contract, { filter: `${from}:2026-01-31,${to}:2026-01-30` })
      const text = `El filtro «${from}» no puede ser posterior a «${to}».`
      expect([backwards.status, backwards.errors]).toEqual([422, { filter: [text] }])
    }
    for (const name of wrongNumber(list)) {
      const wrong = await ask(contract, { filter: `${name}:abc` })
      expect([wrong.status, wrong.errors['filter']]).toEqual([
        422,
        [`El filtro «${name}» debe ser un número.`],
      ])
    }
    for (const page of ['Infinity', '1e18', '0', 'x']) {
      const { status, errors } = await ask(contract, { page })
      expect([page, status, Object.keys(errors)]).toEqual([page, 422, ['page']])
    }
    if (!list.isSearchable) expect((await ask(contract, { search: 'ana' })).status).toBe(422)
  })

  it('costs few statements, and one more for each include', async () => {
    for (const include of ['', ...list.includes]) {
      const statements: string[] = []
      await asked.run(statements, () => ask(contract, include ? { include } : {}))
      const most = MOST_STATEMENTS + (include ? 1 : 0)
      expect(statements.filter(isWork).length, statements.join('\n')).toBeLessThanOrEqual(most)
    }
  })
})

it('the states of return cases are a kind of their own, in chronological order', async () => {
  const states = await ask(listStates, { filter: 'type:return' })
  expect(states.data).toHaveLength(RETURN_STATES.length)
  expect(states.data[0]).toEqual({ id: 'return_pending', name: 'Pendiente' })
  expect((await ask(listStates, { filter: 'type:venta|return' })).pagination.total).toBe(
    ORDER_STATES.length + RETURN_STATES.length,
  )
})
