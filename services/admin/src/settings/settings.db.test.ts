import { me } from '@deportivo/contracts/auth/sign-in'
import { getBoard, listCarriers } from '@deportivo/contracts/dispatch/board'
import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import { changeOrder } from '@deportivo/contracts/orders/orders'
import { listAudit } from '@deportivo/contracts/admin/audit'
import { getSettings, saveSettings, type Settings } from '@deportivo/contracts/admin/settings'
import type { BodyOf } from '@deportivo/contracts/route'
import { createSettingsCache } from '@deportivo/platform/settings'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { joinBus } from '@deportivo/testkit/bus/bus'
import { anOrder, orderAt } from '@deportivo/testkit/order'
import { MEDELLIN, openShop, type Shop } from '@deportivo/testkit/shop'
import { uploadPhoto } from '@deportivo/testkit/files/upload'
import { eventually } from '@deportivo/testkit/eventually'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const HOUR_MS = 3_600_000

describe('the settings of the company', () => {
  let app: TestApp
  let shop: Shop

  beforeAll(async () => {
    app = await startTestApp()
    shop = await openShop(app)
  })
  afterAll(() => app.stop())

  const now = () => app.ok('two', getSettings)
  const save = async (body: BodyOf<typeof saveSettings>) => {
    const saved = await app.ok('two', saveSettings, { body })
    await app.deps.settings.refresh()
    return saved
  }
  const errors = async (body: object) => {
    const { code, errors: fields } = await app.refused('two', saveSettings, { body })
    expect(code).toBe(422)
    return fields
  }

  it('have the defaults: assistants do not assign themselves, holds last three days', async () => {
    expect(await now()).toMatchObject({
      self_claim: false,
      hold_hours: 72,
      stage_targets: { validating_payment: 30, getting_ready: 120, full_payment_ct: 4_320 },
      business_hours: { opens: '08:00', closes: '18:00', days: [1, 2, 3, 4, 5, 6] },
    })
  })

  it('are readable and writable by the administrators of the company only', async () => {
    for (const person of ['one', 'operating_officer', 'head_dispatch', 'dispatch_assistant'] as const) {
      expect(await app.refused(person, getSettings)).toMatchObject({ code: 403 })
      expect(await app.refused(person, saveSettings, { body: { hold_hours: 1 } })).toMatchObject({
        code: 403,
      })
    }
  })

  it('change one by one, with an audit entry and an event; equal values change nothing', async () => {
    const before = await now()
    await save({ hold_hours: 48 })
    const after = await save({ hold_hours: 48, self_claim: true })
    expect(after).toEqual({ ...before, hold_hours: 48, self_claim: true, version: before.version + 2 })
    expect(await save({ hold_hours: 48, carriers: before.carriers })).toEqual(after)
    const by = (await app.ok('two', me)).data.data.displayName
    expect(await app.ok('two', listAudit, { query: { filter: 'subject:setting', top: 2 } })).toMatchObject([
      { act: 'changed', by, changes: [{ field: 'self_claim', from: 'no', to: 'yes' }] },
      { act: 'changed', by, changes: [{ field: 'hold_hours', from: '72', to: '48' }] },
    ])
    const company = { aggregate_type: 'setting', aggregate_id: 'company' }
    await eventually(async () => {
      const events = await app.db('bus.event_log').where(company).orderBy('pos').select('type', 'payload')
      expect(events).toMatchObject([
        { type: 'setting.changed', payload: { changed: ['hold_hours'], record: { version: 2 } } },
        { payload: { record: { version: 3, values: { hold_hours: 48, self_claim: true } } } },
      ])
    })
    await save({ hold_hours: 72, self_claim: false })
  })

  it('name in the audit the stage, the day or the carrier that changed, and no other', async () => {
    const { stage_targets, business_hours, carriers } = await now()
    await save({
      stage_targets: { ...stage_targets, packing_up: 61 },
      business_hours: { ...business_hours, days: [1] },
      carriers: [{ name: 'Envía', guide_digits: '9', guide_pattern: 'E\\d+' }],
    })
    const [entry] = await app.ok('two', listAudit, { query: { filter: 'subject:setting', top: 1 } })
    expect(entry?.changes).toEqual([
      { field: 'stage_targets.packing_up', from: '60', to: '61' },
      { field: 'business_hours.days', from: '1, 2, 3, 4, 5, 6', to: '1' },
      { field: 'carriers', from: carriers.map(({ name }) => name).join(', '), to: 'Envía (9) /E\\d+/' },
    ])
    await save({ stage_targets, business_hours, carriers: carriers.map(({ name }) => ({ name })) })
  })

  it('refuse each wrong value on its own field, in Spanish, and keep all as it was', async () => {
    const { stage_targets, business_hours, ...rest } = await now()
    expect(await errors({ hold_hours: 0 })).toEqual({ hold_hours: ['Debe ser mayor o igual a 1.'] })
    expect(await errors({ stage_targets: { ...stage_targets, packing_up: 'mucho' } })).toEqual({
      'stage_targets.packing_up': ['Escriba un tiempo: 30 min, 4 h o 1 d 2 h.'],
    })
    expect(await errors({ business_hours: { ...business_hours, opens: '25:00' } })).toEqual({
      'business_hours.opens': ['Debe ser una hora de 00:00 a 23:59.'],
    })
    expect(await errors({ business_hours: { ...business_hours, closes: '08:00' } })).toEqual({
      'business_hours.closes': ['La hora de cierre debe ser posterior a la de apertura.'],
    })
    expect(await errors({ business_hours: { ...business_hours, days: [] } })).toEqual({
      'business_hours.days': ['Debe de seleccionar al menos un día.'],
    })
    const wrong = [
      { name: 'Rápida', guide_digits: '12-10' },
      { name: 'rápida ', guide_pattern: '(\\d+)+' },
      { id: 9_999, name: 'Ajena', tracking_url: 'javascript:alert(1)//{guide}' },
    ]
    expect(Object.keys((await errors({ carriers: wrong })) ?? {}).sort()).toEqual([
      'carriers.0.guide_digits',
      'carriers.1.guide_pattern',
      'carriers.1.name',
      'carriers.2.id',
      'carriers.2.tracking_url',
    ])
    expect(await now()).toEqual({ ...rest, stage_targets, business_hours })
  })

  it('saved on an outdated version are refused, with the present settings', async () => {
    const seen = await now()
    await save({ hold_hours: 96, version: seen.version })
    const late = await app.refused('two', saveSettings, { body: { hold_hours: 24, version: seen.version } })
    const { displayName: by } = (await app.ok('two', me)).data.data
    expect(late).toMatchObject({ code: 409, data: { hold_hours: 96, by } })
    expect(Date.parse((late.data as { at: string }).at)).toBeGreaterThan(Date.now() - 60_000)
    expect(late.message).toMatch(new RegExp(`^Este registro cambió mientras usted lo veía: ${by} `))
    await save({ hold_hours: 72 })
  })

  it('decide how long units are held for an order that is being built', async () => {
    await save({ hold_hours: 5 })
    const order = await anOrder(app, shop)
    const until = Date.parse(order.products[0]?.hold_expires_at ?? '')
    await save({ hold_hours: 72 })
    expect(Math.abs(until - Date.now() - 5 * HOUR_MS)).toBeLessThan(HOUR_MS)
  })

  it('decide when a card on the board is late', async () => {
    const { stage_targets } = await now()
    await save({ stage_targets: { ...stage_targets, packing_up: 7 }, business_hours: NIGHTS })
    expect(await app.ok('head_dispatch', getBoard)).toMatchObject({
      targets: { packing_up: 7 },
      business_hours: NIGHTS,
    })
  })

  describe('of a carrier', () => {
    const NUMBER = '999123456'
    let carriers: Settings['carriers']
    beforeAll(async () => {
      carriers = await app.ok('head_dispatch', listCarriers)
      await save({
        carriers: [
          ...carriers.map((carrier) =>
            carrier.name === 'TCC' ? { ...carrier, guide_digits: '10-12' } : carrier,
          ),
          { name: 'Mensajería Andina', guide_pattern: 'MA\\d{6}' },
        ],
      })
    })

    const guided = async (fields: object) => {
      const { id } = await orderAt(app, shop, 'packing_up', { city_id: MEDELLIN })
      await uploadPhoto(app, 'head_dispatch', id, ATTACHMENT_TYPES.guide)
      return { params: { id }, body: { step: 'upload_guide' as const, ...fields } }
    }

    it('keep their numbers, and a new one gets its own', async () => {
      const after = await app.ok('head_dispatch', listCarriers)
      expect(after.slice(0, -1).map(({ id }) => id)).toEqual(carriers.map(({ id }) => id))
      expect(carriers.map(({ id }) => id)).not.toContain(after.at(-1)?.id)
    })

    it('refuse a guide number that does not match the carrier’s rule', async () => {
      const short = await guided({ carrier: 'tcc', guide_number: NUMBER })
      expect((await app.refused('head_dispatch', changeOrder, short)).errors).toEqual({
        guide_number: ['La guía de TCC debe tener 10-12 dígitos.'],
      })
      const strange = { ...short, body: { ...short.body, carrier: 'Mensajería Andina' } }
      expect((await app.refused('head_dispatch', changeOrder, strange)).errors).toEqual({
        guide_number: ['El número no tiene la forma de las guías de Mensajería Andina.'],
      })
    })

    it('accept one that matches, under the shop’s name of the carrier', async () => {
      const byId = await guided({
        carrier: carriers.find(({ name }) => name === 'TCC')?.id,
        guide_number: `${NUMBER}01`,
      })
      expect(await app.ok('head_dispatch', changeOrder, byId)).toMatchObject({ carrier: 'TCC' })
    })

    it('accept any number of other carriers', async () => {
      const typed = await guided({ carrier: 'Moto de Luis', guide_number: NUMBER })
      expect(await app.ok('head_dispatch', changeOrder, typed)).toMatchObject({ carrier: 'Moto de Luis' })
    })
  })

  it('name the company, for everyone who prints, until the name is cleared', async () => {
    const shown = async () => (await app.ok('dispatch_assistant', me)).data.company_name
    expect(await shown()).toBeNull()
    await save({ company_name: ' Deportes El Paso ' })
    expect([(await now()).company_name, await shown()]).toEqual(['Deportes El Paso', 'Deportes El Paso'])
    await save({ company_name: '  ' })
    expect(await shown()).toBeNull()
    expect(await errors({ company_name: 'x'.repeat(81) })).toHaveProperty('company_name')
  })

  it('are applied within seconds in other processes', async () => {
    const other = await joinBus(app.deps.config.databaseUrl ?? '')
    const settings = await createSettingsCache(other.deps)
    await app.ok('two', saveSettings, { body: { hold_hours: 11 } })
    await eventually(() => expect(settings.current().hold_hours).toBe(11))
    await settings.stop()
    await other.close()
  })
})

const NIGHTS = { opens: '18:00', closes: '23:30', days: [5, 6] }
