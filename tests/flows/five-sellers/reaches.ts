import { randomUUID } from 'node:crypto'
import { STEP_BODIES } from '@deportivo/contracts/orders/steps'
import { changeOrder } from '@deportivo/contracts/orders/orders'
import type { Contract } from '@deportivo/contracts/route'
import { ALL_ROUTES } from '@deportivo/contracts/registry/routes'
import { POLICY } from '@deportivo/lifecycle/policy'
import { step } from '@deportivo/testkit/order'
import { idOf } from '@deportivo/testkit/staff'
import { describe, expect, it } from 'vitest'
import { LOOKERS, type OpenCompany } from './company.ts'
import type { Attempt } from './attempts.ts'
import { REACHES } from './reach-cases.ts'

/** All tables that a call with another user's record could change. */
const TABLES = [
  'orders.orders',
  'orders.order_lines',
  'orders.order_history',
  'money.payments',
  'money.vouchers',
  'money.voucher_entries',
  'sales.clients',
  'sales.requests',
  'files.attachments',
  'inventory.levels',
  'inventory.holds',
  'dispatch.claims',
  'admin.notifications',
  'auth.users',
  'auth.user_profiles',
  'auth.profile_permissions',
  'admin.views',
  'catalogue.share_links',
]

const isOpenTo = (person: (typeof LOOKERS)[number], { permission }: Contract): boolean => {
  if (permission === 'public') return false
  if (permission === 'signed_in' || permission === 'signed_link') return true
  const anyOf = typeof permission === 'string' ? [permission] : permission
  const profile = person === 'online_seller_2' ? 'online_seller' : person
  return anyOf.some((one) => POLICY[profile][one] !== undefined)
}

const CHANGES: Contract[] = Object.values<readonly Contract[]>(ALL_ROUTES)
  .flat()
  .filter((route) => route.method !== 'GET' && LOOKERS.some((person) => isOpenTo(person, route)))

interface Schema {
  properties?: Record<string, Schema>
  items?: Schema
}

/** Names a record, by the name of the field. */
const NAMES_A_RECORD =
  /(^|_)ids?$|Id$|^(lines|sales|picked|voucher|sale_in|sale_out|seller|profiles|codes|store|carrier|payment_method|person|client|orders)$/
/** Fields of every body that name no record. */
const NAMES_NONE = new Set(['state_id', 'profile_id'])

function recordsIn(schema: Schema): string[] {
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, value]) => [
    ...(NAMES_A_RECORD.test(name) && !NAMES_NONE.has(name) && !value.items?.properties ? [name] : []),
    ...recordsIn(value),
  ])
  return [...inner, ...(schema.items ? recordsIn(schema.items) : [])]
}

function recordsOf(route: Contract): string[] {
  const bodies = route === (changeOrder as Contract) ? Object.values(STEP_BODIES) : []
  const named = [route.params, route.query, route.body, ...bodies].flatMap((one) => recordsIn(one as Schema))
  return [...new Set(named)].sort()
}

const named = CHANGES.map((route) => ({ name: `${route.method} ${route.path}`, route }))

/** Every call that changes something, with another user's record wherever a record is named. */
export function reachForOthers({ app, company }: OpenCompany): void {
  const everything = async () => {
    const sums = TABLES.map(
      (table) => `select '${table}' as name, md5(string_agg(t::text, '|' order by t::text)) from ${table} t`,
    )
    const { rows } = await app().db.raw<{ rows: object[] }>(sums.join(' union all '))
    return rows
  }

  async function send(route: Contract, { person, path, body, query }: Attempt) {
    const url = `/api/v1${route.path.replace(/:\w+/, String(path ?? ''))}${query ? `?${query}` : ''}`
    const form = body instanceof FormData ? new Response(body) : null
    const headers = { ...(await app().as(person)), 'idempotency-key': randomUUID() }
    const payload = form ? Buffer.from(await form.arrayBuffer()) : (body ?? {})
    const type = form ? { 'content-type': form.headers.get('content-type') ?? '' } : {}
    const reply = await app().app.inject({
      method: route.method,
      url,
      headers: { ...headers, ...type },
      payload,
    })
    return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() }
  }

  describe('a record of another user cannot be changed', () => {
    it.each(named)('$name', async ({ name, route }) => {
      const cases = REACHES[name] ?? {}
      expect(Object.keys(cases).sort(), 'every record that the call names has a case').toEqual(
        recordsOf(route),
      )
      const before = await everything()
      for (const [field, reaches] of Object.entries(cases)) {
        if (typeof reaches === 'string') continue
        for (const reach of reaches(company())) {
          const { status, body } = await send(route, reach)
          expect([field, reach.person, status, body]).toEqual([
            field,
            reach.person,
            reach.status,
            reach.reply ? expect.objectContaining(reach.reply) : expect.anything(),
          ])
          if (reach.likeNothing) {
            const nothing = await send(route, reach.likeNothing)
            expect([status, { ...body, request_id: '' }]).toEqual([
              nothing.status,
              { ...nothing.body, request_id: '' },
            ])
          }
        }
      }
      expect(await everything()).toEqual(before)
    })
  })

  it("the assistant who prepared an order gets a repeated request's stored reply while the order is theirs, and shortly after", async () => {
    const { sold, assistant } = company()
    const id = sold[0]?.dispatch_id ?? 0
    const key = randomUUID()
    const again = async () =>
      app().app.inject({
        method: 'POST',
        url: `/api/v1/sale/${id}`,
        headers: { ...(await app().as(assistant)), 'idempotency-key': key },
        payload: { step: 'save_news', newness: 'Falta la caja' },
      })
    expect((await again()).statusCode).toBe(200)
    const other = await idOf(app(), 'dispatch_assistant_2')
    await step(app(), 'head_dispatch', id, { step: 'assign_again', auxiliary_user_id: other })
    expect((await again()).statusCode).toBe(200)
    await app()
      .db('bus.idempotency')
      .where({ key })
      .update({ created_at: new Date(Date.now() - 120_000) })
    expect((await again()).statusCode).toBe(404)
    await step(app(), 'head_dispatch', id, {
      step: 'assign_again',
      auxiliary_user_id: company().assistant_id,
    })
    expect((await again()).statusCode).toBe(200)
  })
}
