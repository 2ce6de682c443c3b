import { familyName } from '@deportivo/contracts/events/families'
import type { OrderEvent } from '@deportivo/contracts/events/order'
import { orderEvent, type GivenOrder } from '@deportivo/testkit/events'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import type { LoggedEvent } from '@deportivo/platform/service'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { notificationsConsumer } from './consumer.ts'

describe('notifications of events', () => {
  let app: TestApp
  const ids: Record<string, number> = {}
  const nameOf = new Map<number, string>()

  beforeAll(async () => {
    app = await startTestApp()
    const people = await app.db('auth.users').select<{ id: number; email: string }[]>('id', 'email')
    for (const { id, email } of people) {
      const name = email.replace('@demo.local', '')
      ids[name] = id
      nameOf.set(id, name)
    }
  })
  beforeEach(() => app.db('admin.notifications').delete())
  afterAll(() => app.stop())

  const idOf = (person: string) => ids[person] ?? 0

  interface Happening extends GivenOrder {
    by?: string
    note?: string
    before?: string
    step?: string
    at?: Date
  }
  function event(type: string, happening: Happening = {}): LoggedEvent<OrderEvent> {
    const { by = 'head_dispatch', note = null, before, step = null, at = new Date(), ...order } = happening
    const base = orderEvent({ seller_id: idOf('online_seller'), ...order }, type)
    const previous_auxiliary_id = before ? idOf(before) : null
    const change = { ...base.payload.change, note, step, previous_auxiliary_id }
    const payload = { ...base.payload, change }
    const meta = { ...base.meta, actor_id: idOf(by), actor_name: `El de ${by}` }
    return { ...base, event_id: randomUUID(), occurred_at: at, payload, meta }
  }
  const consume = (...events: LoggedEvent[]) =>
    app.db.transaction((trx) => notificationsConsumer.batch?.(trx, events) ?? Promise.resolve())
  const other = (type: string, payload: object, by: string | null = null): LoggedEvent => ({
    ...event('order.created'),
    type,
    aggregate_type: familyName(type),
    payload,
    meta: {
      actor_id: by === null ? null : idOf(by),
      actor_name: by,
      profile_id: null,
      request_id: null,
    },
  })
  const stored = async () => {
    const rows = await app.db('admin.notifications').orderBy(['user_id', 'kind'])
    return rows.map(({ user_id, kind }) => `${nameOf.get(user_id) ?? user_id}: ${kind}`).toSorted()
  }

  const TO_SELLER = [
    ['order.payment_rejected', 'payment_rejected'],
    ['order.support_requested', 'support_requested'],
    ['order.seller_reminded', 'seller_reminded'],
    ['order.news_saved', 'news_saved'],
    ['order.sent_to_news', 'sent_to_news'],
    ['order.returned_by_carrier', 'returned_by_carrier'],
    ['order.cancelled', 'order_cancelled'],
    ['order.holds_expired', 'holds_expired'],
  ] as const
  it.each(TO_SELLER)('%s notifies the seller of the order', async (type, kind) => {
    await consume(event(type, { id: 5 }))
    expect(await stored()).toEqual([`online_seller: ${kind}`])
    expect(await app.db('admin.notifications').first()).toMatchObject({
      order_id: 5,
      details: { order: 5, by: 'El de head_dispatch' },
      read_at: null,
    })
  })

  it('a given reason is part of the notification, as much of it as fits', async () => {
    await consume(event('order.payment_rejected', { note: ' No coincide el valor ' }))
    expect((await app.db('admin.notifications').first('details'))?.details).toMatchObject({
      note: 'No coincide el valor',
    })
    await app.db('admin.notifications').delete()
    await consume(event('order.news_saved', { note: 'x'.repeat(1_000) }))
    expect((await app.db('admin.notifications').first('details'))?.details['note']).toHaveLength(161)
    await app.db('admin.notifications').delete()
    await consume(event('order.news_saved', { note: `${'x'.repeat(159)}👟 y más` }))
    expect((await app.db('admin.notifications').first('details'))?.details).toMatchObject({
      note: `${'x'.repeat(159)}…`,
    })
  })

  it('a support that is requested again while the first request is unread is one notification', async () => {
    const requested = (id = 7) => event('order.support_requested', { id })
    await consume(requested())
    await consume(requested(), requested(8), requested(8))
    expect(await stored()).toEqual(Array(2).fill('online_seller: support_requested'))
    await app.db('admin.notifications').update({ read_at: new Date() })
    await consume(requested())
    expect(await stored()).toHaveLength(3)
  })

  it('a seller is notified of what is sent to them and what the warehouse received', async () => {
    const sellers = { type_order: 'seller', seller_id: idOf('freelance_seller') } as const
    await consume(
      event('order.received', { ...sellers, id: 6 }),
      event('order.sent_to_seller', { ...sellers, id: 6 }),
    )
    expect(await stored()).toEqual(['freelance_seller: goods_received', 'freelance_seller: goods_sent'])
  })

  it('requested goods notify the warehouse staff, not users who have every permission', async () => {
    const type_order = 'seller' as const
    await consume(event('order.ordered_from_warehouse', { type_order, by: 'online_seller' }))
    expect(await stored()).toEqual(
      ['head_dispatch', 'local_administrative', 'operating_officer', 'winery_manager'].map(
        (person) => `${person}: goods_requested`,
      ),
    )
  })

  it('an assistant is notified of an order assigned to them, and of one taken from them', async () => {
    const auxiliary_user_id = idOf('dispatch_assistant')
    await consume(event('order.auxiliary_assigned', { auxiliary_user_id }))
    expect(await stored()).toEqual(['dispatch_assistant: order_assigned'])
    await app.db('admin.notifications').delete()
    await consume(
      event('order.auxiliary_reassigned', { auxiliary_user_id, before: 'dispatch_assistant_2', id: 9 }),
    )
    expect(await stored()).toEqual([
      'dispatch_assistant: order_assigned',
      'dispatch_assistant_2: order_taken_away',
    ])
  })

  it('a cancelled order notifies its assistant as well', async () => {
    await consume(event('order.cancelled', { auxiliary_user_id: idOf('dispatch_assistant') }))
    expect(await stored()).toEqual(['dispatch_assistant: order_cancelled', 'online_seller: order_cancelled'])
  })

  it('users are not notified of their own acts', async () => {
    const auxiliary_user_id = idOf('dispatch_assistant')
    await consume(
      event('order.cancelled', { by: 'online_seller' }),
      event('order.auxiliary_assigned', { by: 'dispatch_assistant', auxiliary_user_id }),
      other('audit.written', audit('changed', idOf('online_seller'), ['password']), 'online_seller'),
      event('order.ordered_from_warehouse', { type_order: 'seller', by: 'winery_manager' }),
    )
    expect(await stored()).not.toContain('winery_manager: goods_requested')
    expect((await stored()).filter((one) => !one.endsWith('goods_requested'))).toEqual([])
  })

  it('an event that is delivered again, alone or in a batch, notifies only once', async () => {
    const rejected = event('order.payment_rejected')
    await consume(rejected)
    await consume(rejected)
    await consume(event('order.news_saved'), rejected)
    expect(await stored()).toEqual(['online_seller: news_saved', 'online_seller: payment_rejected'])
  })

  it('a disabled user, and one who may not see the order, is not notified', async () => {
    const seller_id = idOf('online_reseller')
    await app.db('auth.users').where({ id: seller_id }).update({ state_id: 'disabled' })
    await consume(event('order.payment_rejected', { seller_id }))
    await app.db('auth.users').where({ id: seller_id }).update({ state_id: 'active' })
    const granted = { profile_id: 'online_reseller' }
    const before = await app.db('auth.profile_permissions').where(granted).delete().returning('*')
    await consume(event('order.payment_rejected', { seller_id }))
    await app.db('auth.profile_permissions').insert(before)
    expect(await stored()).toEqual([])
    await consume(event('order.payment_rejected', { seller_id }))
    expect(await stored()).toEqual(['online_reseller: payment_rejected'])
  })

  it('undoing a step deletes its unread notifications', async () => {
    const undone = { id: 7, step: 'reject_payment' }
    await consume(event('order.payment_rejected', { id: 7 }), event('order.payment_rejected', { id: 8 }))
    await consume(event('order.step_undone', undone))
    await consume(event('order.payment_rejected', { id: 7 }), event('order.step_undone', undone))
    expect((await app.db('admin.notifications').select('order_id')).map((row) => row.order_id)).toEqual([8])
  })

  it('an assistant who gets an order back does not read that it was taken away', async () => {
    const [first, second] = ['dispatch_assistant', 'dispatch_assistant_2'] as const
    const given = { auxiliary_user_id: idOf(second), before: first, id: 9 }
    await consume(event('order.auxiliary_reassigned', given))
    const back = { auxiliary_user_id: idOf(first), before: second, id: 9, step: 'assign_again' }
    await consume(event('order.step_undone', back))
    expect(await stored()).toEqual([`${first}: order_assigned`, `${second}: order_taken_away`])
  })

  it('working on an order marks its earlier notifications read for this user only', async () => {
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
    await consume(
      event('order.payment_rejected', { id: 7, at: minutesAgo(9) }),
      event('order.payment_rejected', { id: 8, at: minutesAgo(8) }),
      event('order.lines_changed', { id: 7, by: 'online_seller', at: minutesAgo(5) }),
      event('order.lines_changed', { id: 8, by: 'admin_seller', at: minutesAgo(5) }),
      event('order.news_saved', { id: 7, at: minutesAgo(1) }),
    )
    const rows = await app.db('admin.notifications').orderBy('id')
    expect(rows.map(({ order_id, kind, read_at }) => [order_id, kind, read_at === null])).toEqual([
      [7, 'payment_rejected', false],
      [8, 'payment_rejected', true],
      [7, 'news_saved', true],
    ])
  })

  it('an event of days ago is stored as read; one older than sixty days is not stored', async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
    await consume(
      event('order.news_saved', { id: 1, at: daysAgo(2) }),
      event('order.news_saved', { id: 2, at: daysAgo(4) }),
      event('order.news_saved', { id: 3, at: daysAgo(61) }),
    )
    const rows = await app.db('admin.notifications').orderBy('order_id')
    expect(rows.map(({ order_id, read_at }) => [order_id, read_at === null])).toEqual([
      [1, true],
      [2, false],
    ])
  })

  const audit = (act: string, id: number | string, fields: string[] = []) => ({
    audit_id: 1,
    act,
    subject: typeof id === 'number' ? 'user' : 'profile',
    subject_id: String(id),
    fields,
  })
  const OF_ACCOUNT = [
    ['changed', ['password'], 'password_changed'],
    ['second_factor_off', [], 'second_factor_removed'],
    ['sessions_ended', [], 'sessions_ended'],
    ['changed', ['phone'], 'data_changed'],
    ['changed', ['name', 'profiles'], 'profiles_changed'],
  ] as const
  it.each(OF_ACCOUNT)(
    '%s %s by an administrator notifies the owner of the account',
    async (act, fields, kind) => {
      await consume(other('audit.written', audit(act, idOf('local_seller'), [...fields]), 'two'))
      expect(await stored()).toEqual([`local_seller: ${kind}`])
    },
  )

  it('changed permissions notify the users with the profile', async () => {
    await consume(other('audit.written', audit('changed', 'dispatch_assistant'), 'two'))
    const notified = await stored()
    expect(notified.length).toBeGreaterThan(1)
    expect(notified.every((one) => /^dispatch_assistant(_\d)?: permissions_changed$/.test(one))).toBe(true)
  })

  it('the notifications of an erased user are deleted', async () => {
    await consume(event('order.payment_rejected'))
    await consume(other('audit.written', audit('deleted', idOf('online_seller')), 'two'))
    expect(await stored()).toEqual([])
  })

  it('a stopped event notifies the users who may retry it', async () => {
    const stopped = { consumer: 'sales-report', aggregate_type: 'order', aggregate_id: '7', pos: 3 }
    await consume(other('reader.stopped', stopped))
    expect(await stored()).toEqual(['two: reader_stopped'])
  })
})
