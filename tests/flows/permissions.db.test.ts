import { logout } from '@deportivo/contracts/auth/sign-in'
import type { Contract } from '@deportivo/contracts/route'
import { ALL_ROUTES } from '@deportivo/contracts/registry/routes'
import type { Permission } from '@deportivo/lifecycle/permissions'
import { POLICY } from '@deportivo/lifecycle/policy'
import { PROFILE_IDS, type ProfileId } from '@deportivo/lifecycle/profiles'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { installGuard } from '@deportivo/platform/http/guard/guard'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const ROUTES: Contract[] = Object.values(ALL_ROUTES).flat()
const GUARDED = ROUTES.filter((route) => route.permission !== 'public')
const named = (routes: Contract[]) =>
  routes.map((route) => ({ name: `${route.method} ${route.path}`, route }))

/** A record that no shop has: permitted callers get 404. */
const UNKNOWN_ID = '2000000000'
const addressOf = (route: Contract) => `/api/v1${route.path.replace(/:\w+/g, UNKNOWN_ID)}`

const statusOf = async (route: Contract, headers: Record<string, string>) => {
  const reply = await app.app.inject({
    method: route.method,
    url: addressOf(route),
    headers,
    ...(route.method === 'GET' ? {} : { payload: {} }),
  })
  return reply.statusCode
}

function isLetIn(profile: ProfileId, { permission }: Contract): boolean {
  if (permission === 'signed_in' || permission === 'signed_link') return true
  const anyOf = typeof permission === 'string' ? [permission as Permission] : permission
  return anyOf.some((one) => POLICY[profile][one] !== undefined)
}

describe('every guarded call', () => {
  it.each(named(GUARDED))('$name refuses calls without a token and with a false one', async ({ route }) => {
    expect(await statusOf(route, {})).toBe(401)
    expect(await statusOf(route, { authorization: 'Bearer ey.ey.ey' })).toBe(401)
  })

  it.each(named(GUARDED.filter((route) => route !== (logout as Contract))))(
    '$name permits exactly the profiles of the policy',
    async ({ route }) => {
      for (const profile of PROFILE_IDS) {
        const status = await statusOf(route, await app.as(profile))
        if (isLetIn(profile, route)) expect([profile, status]).not.toEqual([profile, 403])
        else expect([profile, status]).toEqual([profile, 403])
        expect(status).toBeLessThan(500)
      }
    },
  )
})

describe('the server', () => {
  it('does not start with a call that declares no permission', async () => {
    const server = fastify()
    const sessions = { find: async () => null, evict: () => undefined }
    installGuard(server, {
      sessions,
      readToken: () => null,
      limit: () => undefined,
      turn: async () => undefined,
    })
    expect(() => server.get('/api/v1/open-door', async () => ({}))).toThrow(/declares no permission/)
  })

  it('serves every call of the contracts, and documents it', async () => {
    const document = (await app.app.inject('/api/v1/openapi.json')).json<{
      paths: Record<string, Record<string, unknown>>
    }>()
    for (const route of ROUTES) {
      expect(app.app.hasRoute({ method: route.method, url: `/api/v1${route.path}` }), route.path).toBe(true)
      const path = `/api/v1${route.path.replace(/:(\w+)/g, '{$1}')}`
      expect(Object.keys(document.paths[path] ?? {}), path).toContain(route.method.toLowerCase())
    }
  })
})
