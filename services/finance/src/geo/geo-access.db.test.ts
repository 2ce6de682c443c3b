import { getPermissions, savePermissions } from '@deportivo/contracts/auth/permissions'
import { geo } from '@deportivo/contracts/reports/geo'
import { subcategoriesGeolocation } from '@deportivo/contracts/reports/subcategories-geolocation'
import { businessDay } from '@deportivo/platform/clock'
import { startTestApp, type Person, type TestApp } from '@deportivo/testkit/app'
import { checkedOut } from '@deportivo/testkit/order'
import { MEDELLIN, openShop } from '@deportivo/testkit/shop'
import { eventually } from '@deportivo/testkit/eventually'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const ROUTES = [geo.contract, subcategoriesGeolocation.contract]

describe('the geographic report, by its reader', () => {
  let app: TestApp
  const today = businessDay(new Date())

  beforeAll(async () => {
    app = await startTestApp()
    const shop = await openShop(app)
    await checkedOut(app, shop, { city_id: MEDELLIN })
    await checkedOut(app, shop, { city_id: MEDELLIN, seller: 'online_seller_2' })
    await app.settled()
  })
  afterAll(() => app.stop())

  const totals = async (person: Person) =>
    (await app.ok(person, geo.contract, { query: { from: today, to: today } })).totals

  it('is refused to profiles without it, and open to those that have it', async () => {
    for (const contract of ROUTES) {
      for (const person of ['online_seller', 'dispatch_assistant', 'local_administrative'] as const)
        expect(await app.refused(person, contract)).toMatchObject({ code: 403 })
      for (const person of ['one', 'accounting_manager', 'online_seller_admin'] as const)
        await app.ok(person, contract)
    }
    expect(await totals('online_seller_admin')).toEqual(await totals('two'))
  })

  it.each([
    [{ from: 'ayer' }, 'from'],
    [{ from: '2026-03-06', to: '2026-03-05' }, 'to'],
    [{ from: '2020-01-01', to: '2026-03-05' }, 'from'],
    [{ city_id: 'Bello' }, 'city_id'],
    [{ department_id: 0 }, 'department_id'],
    [{ compare: 'decade' }, 'compare'],
    [{ seller_id: 3 }, 'seller_id'],
  ])('refuses %j', async (query, field) => {
    for (const contract of ROUTES) {
      const problem = await app.refused('two', contract, { query })
      expect([problem.code, Object.keys(problem.errors ?? {})]).toEqual([422, [field]])
    }
  })

  it('counts no clients for users who may not read them, whose list would be refused', async () => {
    const params = { id: 'accounting_manager' as const }
    const { modules } = await app.ok('two', getPermissions, { params })
    const withoutClients = modules.map((one) => (one.id === 'clients' ? { ...one, permissions: [] } : one))
    await app.ok('two', savePermissions, { params, body: { modules: withoutClients } })
    const none = { clients: 0, final: 0, wholesale: 0, reseller: 0 }
    const expected = { ...(await totals('two')), ...none }
    // Sessions follow a changed profile within seconds.
    await eventually(async () => expect(await totals('accounting_manager')).toEqual(expected))
    expect(expected.count).toBe(2)
  })
})
