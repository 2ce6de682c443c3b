import { getSettings, saveSettings } from '@deportivo/contracts/admin/settings'
import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import type { Order } from '@deportivo/contracts/orders/order'
import { changeReturn } from '@deportivo/contracts/returns/returns'
import { orderAt, step } from '@deportivo/testkit/order'
import { moveCase, received, requested, sentPicture } from '@deportivo/testkit/returns/case'
import { openReturns } from '@deportivo/testkit/returns/open'
import { PARCEL_GUIDE } from '@deportivo/testkit/returns/parcel'
import { MEDELLIN } from '@deportivo/testkit/shop'
import { uploadPhoto } from '@deportivo/testkit/files/upload'
import { expect, it } from 'vitest'

const { app, shop, lists } = await openReturns()

/** Two pairs that a carrier has brought to the client. */
async function broughtByCarrier(): Promise<Order> {
  const { id } = await orderAt(app, shop, 'packing_up', { quantity: 2, city_id: MEDELLIN })
  await uploadPhoto(app, 'head_dispatch', id, ATTACHMENT_TYPES.guide)
  await step(app, 'head_dispatch', id, PARCEL_GUIDE)
  const order = await step(app, 'head_dispatch', id, { step: 'delivered_to_customer' })
  await app.settled()
  return order
}

/** The case of an exchange that is about to leave. */
async function enlisted() {
  const one = await received(app, shop, await requested(app, await broughtByCarrier(), lists))
  await moveCase(app, one, { step: 'exchange_available', size_id: 41 })
  await moveCase(app, one, { step: 'enlist' })
  await sentPicture(app, one)
  return one
}

it('the waybill of a replacement has a number of its carrier, and a day that makes sense', async () => {
  const { version, carriers } = await app.ok('two', getSettings)
  const ten = carriers.map((carrier) =>
    carrier.name === 'TCC' ? { ...carrier, guide_digits: '10' } : carrier,
  )
  await app.ok('two', saveSettings, { body: { version, carriers: ten } })
  await app.settled()
  const one = await enlisted()
  const tcc = carriers.find(({ name }) => name === 'TCC')
  const refused = async (fields: { conveyor: string; guide_number: string }) => {
    const body = { step: 'delivered', ...fields } as const
    return (await app.refused('head_dispatch', changeReturn, { params: { id: one.id }, body })).errors
  }
  const wrong = { guide_number: ['La guía de TCC debe tener 10 dígitos.'] }
  expect(await refused({ conveyor: ' tcc', guide_number: '999123' })).toEqual(wrong)
  expect(await refused({ conveyor: String(tcc?.id), guide_number: '99912345678' })).toEqual(wrong)
  expect(await refused({ conveyor: 'Moto de Luis', guide_number: 'A 1' })).toHaveProperty('guide_number')
  const body = { step: 'delivered', conveyor: 'tcc', guide_number: '9991234567' } as const
  const onDay = async (shipping_date: string) => {
    const input = { params: { id: one.id }, body: { ...body, shipping_date } }
    return (await app.refused('head_dispatch', changeReturn, input)).errors
  }
  const early = ['La fecha de envío no puede ser anterior a la solicitud de la garantía.']
  expect(await onDay('0001-01-01')).toEqual({ shipping_date: early })
  const late = ['La fecha de envío no puede ser posterior a hoy.']
  expect(await onDay('2150-01-01')).toEqual({ shipping_date: late })
  expect(await moveCase(app, one, body)).toMatchObject({ conveyor: 'TCC', guide_number: '9991234567' })
})

it('a replacement leaves with a carrier where one brought the order, unless the client collects it', async () => {
  const order = await broughtByCarrier()
  const one = await received(app, shop, await requested(app, order, lists))
  expect(one.was_shipped).toBe(true)
  await moveCase(app, one, { step: 'exchange_available', size_id: 41 })
  await moveCase(app, one, { step: 'enlist' })
  await sentPicture(app, one)
  expect(
    (
      await app.refused('head_dispatch', changeReturn, {
        params: { id: one.id },
        body: { step: 'delivered' },
      })
    ).errors,
  ).toEqual({
    conveyor: ['Escriba la transportadora que lleva el cambio.'],
    guide_number: ['Escriba el número de la guía.'],
  })
  expect(await moveCase(app, one, { step: 'delivered', is_collected: true })).toMatchObject({
    state_id: 'return_delivered',
    conveyor: null,
    guide_number: null,
  })
})
