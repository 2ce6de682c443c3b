import { listAssistants, me } from '@deportivo/contracts/auth/sign-in'
import {
  claimOrder,
  getBoard,
  listCarriers,
  listClaims,
  listDelivered,
  nextSteps,
  releaseClaim,
} from '@deportivo/contracts/dispatch/board'
import { undoStep } from '@deportivo/contracts/orders/orders'
import { readRoom } from '@deportivo/platform/live/room-log'
import { startTestApp, type Person, type TestApp } from '@deportivo/testkit/app'
import { orderAt, step } from '@deportivo/testkit/order'
import { openShop, type Shop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { releaseLeftClaims } from './release-left-claims.ts'

describe('the dispatch board', () => {
  let app: TestApp
  let shop: Shop

  beforeAll(async () => {
    app = await startTestApp()
    shop = await openShop(app)
  })
  afterAll(() => app.stop())

  const board = async (person: Person) => {
    await app.settled()
    return app.ok(person, getBoard)
  }
  const cardOf = async (person: Person, id: number) =>
    (await board(person)).cards.find((card) => card.id === id)
  const nameOf = async (person: Person) => (await app.ok(person, me)).data.data.displayName
  const assistants = () => app.ok('head_dispatch', listAssistants)

  it('shows a paid order to the shop and to its seller, and to no other seller', async () => {
    const order = await orderAt(app, shop, 'payment_validated')
    const expected = {
      id: order.id,
      version: order.version,
      state_id: 'validating_payment',
      payment_validated: true,
      has_payment_support: true,
      total_value: order.total_value,
    }
    expect(await cardOf('head_dispatch', order.id)).toMatchObject(expected)
    expect(await cardOf('online_seller', order.id)).toMatchObject(expected)
    expect(await cardOf('online_seller_2', order.id)).toBeUndefined()
    expect(await cardOf('dispatch_assistant', order.id)).toBeUndefined()
  })

  it('names the user’s room, the sequence to continue from, and a target for each stage', async () => {
    const whole = await board('head_dispatch')
    expect(whole).toMatchObject({
      room: 'dispatch:all',
      targets: { validating_payment: 30, getting_ready: 120 },
    })
    const { seq } = await readRoom(app.db, 'dispatch:all', null)
    expect(whole.sequence).toBe(seq)
    expect(whole.columns).toHaveLength(6)
    const own = await board('dispatch_assistant')
    expect(own.room).toMatch(/^dispatch:aux:\d+$/)
    expect(own.cards.every((card) => `dispatch:aux:${card.auxiliary_user_id}` === own.room)).toBe(true)
  })

  it('moves the card with the order, and restores it after an undo', async () => {
    const order = await orderAt(app, shop, 'assign_dispatch_assistant')
    const before = await cardOf('head_dispatch', order.id)
    await step(app, 'head_dispatch', order.id, { step: 'get_ready' })
    expect(await cardOf('head_dispatch', order.id)).toMatchObject({ state_id: 'getting_ready' })
    await app.ok('head_dispatch', undoStep, { params: { id: order.id }, body: {} })
    expect(await cardOf('head_dispatch', order.id)).toEqual({ ...before, version: order.version + 2 })
  })

  it('counts what was delivered today in the user’s room, and removes it from the columns', async () => {
    const order = await orderAt(app, shop, 'packing_up')
    const before = (await board('head_dispatch')).delivered_today
    await step(app, 'head_dispatch', order.id, { step: 'delivered_locally', receiver_name: 'Portería' })
    await step(app, 'head_dispatch', order.id, { step: 'delivered_to_customer' })
    const after = await board('head_dispatch')
    expect(after.delivered_today).toBe(before + 1)
    expect(after.cards.map((card) => card.id)).not.toContain(order.id)
    expect((await board('online_seller_2')).delivered_today).toBe(0)
  })

  it('lists what was delivered today, with user, time and receiver; a final delivery offers no undo', async () => {
    const order = await orderAt(app, shop, 'packing_up')
    const deliveredOf = async (person: Person) => {
      await app.settled()
      return (await app.ok(person, listDelivered)).find(({ id }) => id === order.id)
    }
    expect(await deliveredOf('head_dispatch')).toBeUndefined()
    const handed = await step(app, 'two', order.id, { step: 'delivered_locally', receiver_name: 'Portería' })
    expect(handed.undo_until).not.toBeNull()
    expect((await deliveredOf('two'))?.undo_until).toBe(handed.undo_until)
    expect((await deliveredOf('head_dispatch'))?.undo_until).toBeNull()
    const done = await step(app, 'head_dispatch', order.id, { step: 'delivered_to_customer' })
    const delivered = await deliveredOf('head_dispatch')
    expect(delivered).toMatchObject({
      version: done.version,
      state_id: 'delivered_customer',
      client_name: order.client_name,
      total_value: order.total_value,
      receiver_name: 'Portería',
    })
    expect(delivered?.delivered_by).toBe(await nameOf('head_dispatch'))
    expect(delivered?.undo_until).toBeNull()
    expect(delivered?.can_reverse).toBe(true)
    expect((await deliveredOf('online_seller'))?.can_reverse ?? false).toBe(false)
    const reverse = { params: { id: order.id }, body: { reason: 'No lo recibió' } }
    await app.ok('head_dispatch', undoStep, reverse)
    expect(await deliveredOf('head_dispatch')).toMatchObject({
      state_id: 'delivered_local',
      delivered_by: await nameOf('two'),
      undo_until: null,
    })
  })

  it('lists an assistant and a seller their own deliveries only', async () => {
    const order = await orderAt(app, shop, 'packing_up')
    await step(app, 'head_dispatch', order.id, { step: 'delivered_locally', receiver_name: 'Portería' })
    await app.settled()
    const idsOf = async (person: Person) => (await app.ok(person, listDelivered)).map(({ id }) => id)
    expect(await idsOf('dispatch_assistant')).toContain(order.id)
    expect(await idsOf('online_seller')).toContain(order.id)
    expect(await idsOf('dispatch_assistant_2')).not.toContain(order.id)
    expect(await idsOf('online_seller_2')).not.toContain(order.id)
  })

  it('counts the orders in progress of each assistant', async () => {
    const before = await assistants()
    const order = await orderAt(app, shop, 'getting_ready')
    await app.settled()
    const now = await assistants()
    const chosen = now.find((one) => one.id === order.auxiliary_user_id)
    const was = before.find((one) => one.id === order.auxiliary_user_id)
    expect(chosen?.orders_in_hand).toBe((was?.orders_in_hand ?? 0) + 1)
    expect(now.length).toBeGreaterThanOrEqual(2)
  })

  it('offers the steps of a card only to its reader', async () => {
    const order = await orderAt(app, shop, 'payment_validated')
    const steps = await app.ok('head_dispatch', nextSteps, { params: { id: order.id } })
    expect(steps).toContainEqual(expect.objectContaining({ step: 'assign_auxiliary', allowed: true }))
    const seller = await app.ok('online_seller', nextSteps, { params: { id: order.id } })
    expect(seller).toContainEqual(expect.objectContaining({ step: 'assign_auxiliary', allowed: false }))
    expect(await app.refused('online_seller_2', nextSteps, { params: { id: order.id } })).toMatchObject({
      code: 404,
    })
    expect((await app.ok('head_dispatch', listCarriers)).length).toBeGreaterThan(3)
  })

  describe('a claim', () => {
    let id = 0
    const take = { body: {} }
    beforeAll(async () => {
      id = (await orderAt(app, shop, 'payment_validated')).id
      await app.settled()
    })

    it('is won by one of two, and the other reads who has it and since when', async () => {
      const won = await app.ok('head_dispatch', claimOrder, { params: { id }, ...take })
      const lost = await app.refused('winery_manager', claimOrder, { params: { id }, ...take })
      expect(lost).toMatchObject({
        code: 409,
        data: { order_id: id, user_id: won.user_id, since: won.since },
      })
      expect(lost.message).toMatch(new RegExp(`^${won.name} lo tomó a las \\d\\d:\\d\\d\\.$`))
      expect(await app.ok('two', listClaims)).toContainEqual(won)
    })

    it('is renewed by its holder, without changing its start', async () => {
      const [before] = await app.ok('two', listClaims)
      const again = await app.ok('head_dispatch', claimOrder, { params: { id }, ...take })
      expect(again.since).toBe(before?.since)
      expect(again.until > (before?.until ?? '')).toBe(true)
    })

    it('is renewed by any activity of its holder on the order, and by no other user’s', async () => {
      const order = await orderAt(app, shop, 'assign_dispatch_assistant')
      await app.settled()
      const held = { params: { id: order.id } }
      await app.ok('head_dispatch', claimOrder, { ...held, ...take })
      const soon = new Date(Date.now() + 60_000)
      const untilOf = async () => {
        await app.settled()
        return (await app.ok('two', listClaims)).find((claim) => claim.order_id === order.id)?.until ?? ''
      }
      await app.db('dispatch.claims').where('order_id', order.id).update({ until: soon })
      await step(app, 'winery_manager', order.id, { step: 'save_news', newness: 'Falta un par' })
      expect(await untilOf()).toBe(soon.toISOString())
      await step(app, 'head_dispatch', order.id, { step: 'get_ready' })
      expect((await untilOf()) > soon.toISOString()).toBe(true)
      await app.ok('head_dispatch', releaseClaim, held)
    })

    it('is taken over by a user who may assign, and by no other', async () => {
      const over = { params: { id }, body: { take_over: true } }
      expect(await app.refused('online_seller', claimOrder, over)).toMatchObject({ code: 403 })
      const taken = await app.ok('winery_manager', claimOrder, over)
      expect(await app.ok('two', listClaims)).toEqual([taken])
    })

    it('is released by its holder; another user’s stays', async () => {
      await app.ok('head_dispatch', releaseClaim, { params: { id } })
      expect(await app.ok('two', listClaims)).toHaveLength(1)
      await app.ok('winery_manager', releaseClaim, { params: { id } })
      expect(await app.ok('two', listClaims)).toEqual([])
    })

    it('that the caller does not have is not reported as released', async () => {
      const free = await app.reply('two', releaseClaim, { params: { id } })
      expect(free.message).toBe('Usted no tenía tomado este pedido')
      await app.ok('winery_manager', claimOrder, { params: { id }, ...take })
      const held = await app.reply('two', releaseClaim, { params: { id } })
      expect(held.message).toBe('Usted no tenía tomado este pedido')
      const own = await app.reply('winery_manager', releaseClaim, { params: { id } })
      expect(own.message).toBe('Pedido liberado')
      for (const [person, wanted] of [['two', 99_999_999] as const, ['dispatch_assistant', id] as const])
        expect(await app.refused(person, releaseClaim, { params: { id: wanted } })).toMatchObject({
          code: 404,
        })
    })

    it('is renewed by a holder who takes over their own card, without the permission to assign', async () => {
      const held = await app.ok('online_seller', claimOrder, { params: { id }, ...take })
      const again = await app.ok('online_seller', claimOrder, { params: { id }, body: { take_over: true } })
      expect(again).toMatchObject({ user_id: held.user_id, since: held.since })
      await app.ok('online_seller', releaseClaim, { params: { id } })
    })

    it('expires by itself, and the next user may claim the card', async () => {
      await app.ok('head_dispatch', claimOrder, { params: { id }, ...take })
      await app.db('dispatch.claims').update({ until: new Date(Date.now() - 1000) })
      expect(await app.ok('two', listClaims)).toEqual([])
      await app.ok('winery_manager', claimOrder, { params: { id }, ...take })
    })

    it('is released a minute after its holder’s browser disconnected, and not before', async () => {
      await app.db('dispatch.claims').delete()
      const held = await app.ok('head_dispatch', claimOrder, { params: { id }, ...take })
      await app.db('dispatch.claims').update({ since: new Date(Date.now() - 120_000) })
      const seen = (seconds: number) =>
        app
          .db('live.presence')
          .insert({ user_id: held.user_id, last_seen_at: new Date(Date.now() - seconds * 1000) })
          .onConflict('user_id')
          .merge()
      await seen(30)
      await releaseLeftClaims.run(app.deps)
      expect(await app.ok('two', listClaims)).toHaveLength(1)
      await seen(70)
      await releaseLeftClaims.run(app.deps)
      expect(await app.ok('two', listClaims)).toEqual([])
    })

    it('on an invisible card is refused like on a missing one', async () => {
      expect(await app.refused('dispatch_assistant', claimOrder, { params: { id }, ...take })).toMatchObject({
        code: 404,
      })
      expect(await app.ok('dispatch_assistant', listClaims)).toEqual([])
    })

    it('is won by exactly one of many simultaneous users', async () => {
      const { id: wanted } = await orderAt(app, shop, 'payment_validated')
      await app.settled()
      const people: Person[] = ['two', 'one', 'operating_officer', 'head_dispatch', 'winery_manager']
      const tries = await Promise.allSettled(
        people.map((person) => app.ok(person, claimOrder, { params: { id: wanted }, ...take })),
      )
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    })
  })
})
