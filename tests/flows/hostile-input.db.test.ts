import type { Contract } from '@deportivo/contracts/route'
import type { ListRules } from '@deportivo/contracts/list-route'
import { logout } from '@deportivo/contracts/auth/sign-in'
import { listCountLines, startCount } from '@deportivo/contracts/catalogue/counts'
import { listSizes } from '@deportivo/contracts/catalogue/lists'
import { ALL_ROUTES } from '@deportivo/contracts/registry/routes'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { openShop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const ROUTES: (Contract & { list?: ListRules })[] = Object.values<readonly Contract[]>(ALL_ROUTES).flat()
const named = (routes: Contract[]) =>
  routes.map((route) => ({ name: `${route.method} ${route.path}`, route }))
const pathOf = ({ path }: Contract, id = '2000000000') => `/api/v1${path.replace(/:\w+/g, id)}`

const takes = (route: Contract, field: string) =>
  field in ((route.query as { properties?: Record<string, unknown> }).properties ?? {})

const LISTS = ROUTES.filter((route) => route.method === 'GET' && takes(route, 'filter'))
const CHANGES = ROUTES.filter((route) => route.method !== 'GET' && route !== (logout as Contract))

const HOSTILE = [
  'password_hash',
  '__proto__',
  'constructor',
  'id) or 1=1 --',
  'pg_sleep(9)',
  'users.password_hash',
]

describe('a list refuses unpublished fields', () => {
  it.each(named(LISTS))('$name', async ({ route }) => {
    for (const field of HOSTILE)
      for (const part of ['filter', 'orderBy', 'select', 'include'].filter((one) => takes(route, one))) {
        const value = part === 'filter' ? `${field}:1` : field
        const query = new URLSearchParams({ [part]: value }).toString()
        const headers = await app.as('two')
        const reply = await app.app.inject({ url: `${pathOf(route)}?${query}`, headers })
        expect([part, field, reply.statusCode]).toEqual([part, field, 422])
      }
  })
})

it('every route refuses an unknown parameter by its name, before anything is done', async () => {
  const headers = await app.as('two')
  for (const route of ROUTES)
    for (const parameter of ['vendedor', 'toString']) {
      const url = `${pathOf(route, '1')}?${parameter}=1`
      const reply = await app.app.inject({ method: route.method, url, headers })
      const { errors } = reply.json<{ errors?: object }>()
      expect([route.path, reply.statusCode, errors]).toEqual([
        route.path,
        422,
        { [parameter]: [`El parámetro «${parameter}» no se puede usar aquí.`] },
      ])
    }
})

describe('a filter value is a plain value, whatever it contains', () => {
  let countId: number
  beforeAll(async () => {
    const { stores } = await openShop(app)
    const count = await app.ok('two', startCount, { body: { store_id: stores[0], scope: 'all' } })
    countId = count.id
  })

  // What belongs to an unknown category or count is not found; category 0 has all sizes.
  const idFor = (route: Contract) => {
    if (route === (listSizes as Contract)) return '0'
    return route === (listCountLines as Contract) ? String(countId) : undefined
  }

  const rowsOf = (reply: object) => ('rows' in reply ? reply.rows : Object.values(reply).find(Array.isArray))

  it.each(named(LISTS.filter((route) => route.list?.isSearchable)))('$name', async ({ route }) => {
    for (const search of ["' or 1=1 --", '%', '\\', '$1', ':name', '?', '";drop table auth.users;--']) {
      const url = `${pathOf(route, idFor(route))}?${new URLSearchParams({ search }).toString()}`
      const reply = await app.app.inject({ url, headers: await app.as('two') })
      expect([search, reply.statusCode]).toEqual([search, 200])
      if (/^\W$/.test(search)) expect([search, rowsOf(reply.json())]).toEqual([search, []])
    }
  })
})

describe('a body cannot change object prototypes', () => {
  const POISON =
    '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"data":{"__proto__":{"polluted":true}}}'
  const form = [
    '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n{"polluted":true}\r\n',
    `--x\r\nContent-Disposition: form-data; name="profiles"\r\n\r\n[${POISON}]\r\n--x--\r\n`,
  ].join('')

  it.each(named(CHANGES))('$name', async ({ route }) => {
    const bodies = [
      { type: 'application/json', payload: POISON },
      { type: 'multipart/form-data; boundary=x', payload: form },
    ]
    for (const { type, payload } of bodies) {
      const headers = { ...(await app.as('two')), 'content-type': type }
      const reply = await app.app.inject({ method: route.method, url: pathOf(route), headers, payload })
      expect(reply.statusCode).toBeLessThan(500)
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
    }
  })
})

describe('a day of the year 0000 is refused like every wrong day', () => {
  const get = async (url: string) => {
    const reply = await app.app.inject({ url: `/api/v1${url}`, headers: await app.as('two') })
    return { status: reply.statusCode, errors: reply.json<{ errors?: object }>().errors }
  }

  it.each([
    '/sale?filter=from:0000-01-01',
    '/sale?filter=to:0000-12-31',
    '/sale?filter=sold_from:0000-01-01',
    '/sale/client/1?filter=from:0000-01-01',
    '/audit?filter=from:0000-01-01',
  ])('%s', async (url) => {
    const { status, errors } = await get(url)
    expect([status, Object.keys(errors ?? {})]).toEqual([422, ['filter']])
    expect(await get(url.replace('0000', '0001'))).not.toMatchObject({ status: 500 })
  })

  it.each(['/casher?state=closed&from=0000-01-01', '/report/administrative?from=0000-01-01&to=0000-01-02'])(
    '%s',
    async (url) => {
      const errors = { from: ['Debe ser una fecha válida (AAAA-MM-DD).'] }
      expect(await get(url)).toMatchObject({ status: 422, errors })
    },
  )

  it.each(['period', 'week', 'year'])('the first report is compared by %s with nothing', async (compare) => {
    expect(
      await get(`/report/administrative?from=0001-01-01&to=0001-01-02&compare=${compare}`),
    ).toMatchObject({ status: 200 })
  })
})
