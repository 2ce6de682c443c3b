import { AsyncLocalStorage } from 'node:async_hooks'
import type { Contract } from '@deportivo/contracts/route'
import { ALL_ROUTES } from '@deportivo/contracts/registry/routes'
import type { Person } from '@deportivo/testkit/app'
import { isWork } from '@deportivo/testkit/statements'
import { beforeAll, describe, expect, it } from 'vitest'
import { requestsOf, DIRECTORY, givenFor } from './requests.ts'
import { clientMarkOf, LOOKERS, markOf, othersOf, tracesOf, type OpenCompany } from './company.ts'

const UNKNOWN_ID = 2_000_000_000

const asked = new AsyncLocalStorage<string[]>()
const LOOKS: Contract[] = Object.values<readonly Contract[]>(ALL_ROUTES)
  .flat()
  .filter(({ method }) => method === 'GET')
const named = (routes: Contract[]) =>
  routes.map((route) => ({ name: `${route.method} ${route.path}`, route }))

const withoutId = (body: string) => body.replace(/"request_id":"[^"]*"/, '')
/** Without the parts of the reply that repeat the request. */
const withoutEcho = (body: string) =>
  withoutId(body)
    .replace(/"filter":\{[^}]*\}/, '')
    // A shared link names its seller to whom it was given.
    .replace(/("pagination":\{[^}]*\},"sizes":\[[^\]]*\],)"seller":"[^"]*"/, '$1')

/** Every call that returns data, made by every user with the ids of other users' records. */
export function checkReplies({ app, company }: OpenCompany): void {
  async function look(person: Person, url: string) {
    const statements: string[] = []
    const headers = await app().as(person)
    const { statusCode, body } = await asked.run(statements, async () => {
      // Awaited within: the request is sent only when awaited.
      const response = await app().app.inject({ url: `/api/v1${url}`, headers })
      return response
    })
    return { status: statusCode, body, statements: statements.filter(isWork).length }
  }

  beforeAll(() => {
    app().db.on('query', ({ sql }: { sql: string }) => asked.getStore()?.push(sql))
  })

  describe('no user finds records of others', () => {
    it.each(named(LOOKS))('$name', async ({ route }) => {
      const isDirectory = DIRECTORY.has(route.path)
      for (const person of LOOKERS)
        for (const url of requestsOf(route, othersOf(person, company()), company())) {
          const { status, body } = await look(person, url)
          expect(status, url).toBeLessThan(500)
          expect([
            person,
            url,
            tracesOf(withoutEcho(body), othersOf(person, company()), isDirectory),
          ]).toEqual([person, url, []])
        }
    })
  })

  describe('an invisible record gets the same reply as a missing one, for the same number of statements', () => {
    const OF_OTHERS = LOOKS.filter(({ path }) => givenFor(path) === 'theirs')
    it.each(named(OF_OTHERS))('$name', async ({ route }) => {
      for (const person of LOOKERS) {
        for (const url of requestsOf(route, othersOf(person, company()), company())) {
          const nothing = await look(person, url.replace(/(?<=\/)\d+(?=[/?])/, String(UNKNOWN_ID)))
          const theirs = await look(person, url)
          expect([url, withoutId(theirs.body)]).toEqual([url, withoutId(nothing.body)])
          expect([url, theirs.statements]).toEqual([url, nothing.statements])
        }
      }
    })
  })

  describe('every user finds their own records', () => {
    it('a seller finds their orders, clients and vouchers', async () => {
      for (const own of company().sold) {
        const seen = async (url: string) => tracesOf((await look(own.seller, url)).body, [own])
        expect(await seen('/sale?top=200')).toEqual(
          expect.arrayContaining([
            markOf(own),
            clientMarkOf(own),
            String(own.dispatch_id),
            String(own.track_id),
          ]),
        )
        expect(await seen('/dispatch/board')).toContain(String(own.dispatch_id))
        expect(await seen('/voucher')).toContain(String(own.voucher_id))
        expect(await seen('/inventory/history?top=200')).toContain(String(own.open_id))
        expect(await seen(`/sale/${own.dispatch_id}/history`)).not.toEqual([])
        expect((await look(own.seller, `/sale/${own.dispatch_id}`)).statements).toBeGreaterThan(0)
        expect(await seen('/client?top=200')).toContain(String(own.client_id))
      }
    })

    it('an assistant finds the orders assigned to them', async () => {
      const [first, second] = company().sold
      const { body } = await look(company().assistant, '/dispatch/board')
      expect(tracesOf(body, company().sold)).toEqual(
        expect.arrayContaining([String(first?.dispatch_id), String(second?.dispatch_id)]),
      )
    })
  })
}
