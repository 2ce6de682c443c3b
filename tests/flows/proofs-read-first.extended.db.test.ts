import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ATTACHMENT_TYPES, uploadOrderFile } from '@deportivo/contracts/orders/files'
import { changeOrder } from '@deportivo/contracts/orders/orders'
import type { Contract } from '@deportivo/contracts/route'
import {
  changeReturn,
  getReturn,
  requestReturn,
  uploadReturnFile,
} from '@deportivo/contracts/returns/returns'
import type { Given } from '@deportivo/testkit/calls'
import { orderAt, present } from '@deportivo/testkit/order'
import { pdfOf } from '@deportivo/testkit/files/pdf'
import { deliveredOrder, moveCase, received, requested, requestOf } from '@deportivo/testkit/returns/case'
import { openReturns } from '@deportivo/testkit/returns/open'
import { PARCEL_GUIDE } from '@deportivo/testkit/returns/parcel'
import { MEDELLIN } from '@deportivo/testkit/shop'
import { formOf, PIXEL } from '@deportivo/testkit/files/upload'
import { describe, expect, it } from 'vitest'

const { app, shop, lists } = await openReturns()

const WHOLE = pdfOf('1 0 0 rg 0 0 300 400 re f')

/** Both begin like what they claim to be. */
const DAMAGED = {
  picture: { name: 'guia.png', type: 'image/png', bytes: PIXEL.subarray(0, PIXEL.length - 20) },
  document: { name: 'guia.pdf', type: 'application/pdf', bytes: WHOLE.subarray(0, 60) },
}
type Upload = (typeof DAMAGED)[keyof typeof DAMAGED]

const TEXT = 'El archivo está dañado y no se pudo abrir.'

const stored = () => readdir(join(app.deps.config.dataDir, 'files/quarantine'))

/** Refused on its field, with nothing left of it. */
async function expectRefused(contract: Contract, given: Given, field = 'file') {
  const before = await stored()
  const { code, errors } = await app.refused('head_dispatch', contract, given)
  expect({ code, errors }).toEqual({ code: 422, errors: { [field]: [TEXT] } })
  // Files of earlier calls leave the folder meanwhile.
  expect((await stored()).filter((file) => !before.includes(file))).toEqual([])
}

const texts = (fields: object): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))

async function enlisted() {
  const order = await deliveredOrder(app, shop)
  const one = await received(app, shop, await requested(app, order, lists))
  await moveCase(app, one, { step: 'exchange_available', size_id: 41 })
  return moveCase(app, one, { step: 'enlist' })
}

const SENT = { step: 'delivered', conveyor: 'Servientrega', guide_number: '999123456' }

describe.each(Object.entries(DAMAGED))('a damaged %s proves nothing', (_, file: Upload) => {
  it('with the step of an order, or attached to it before', async () => {
    const { id } = await orderAt(app, shop, 'packing_up', { city_id: MEDELLIN })
    const params = { id }
    await expectRefused(changeOrder, { params, form: formOf(PARCEL_GUIDE, file) })
    const form = formOf({ type: String(ATTACHMENT_TYPES.guide) }, file)
    await expectRefused(uploadOrderFile, { params, form })
    const order = await present(app, id)
    expect(order.state_id).toBe('packing_up')
    expect(order.attachments.filter(({ type }) => type === ATTACHMENT_TYPES.guide)).toEqual([])
  })

  it('with the step of a return case, attached to it before, or with its request', async () => {
    const { id, sale_id } = await enlisted()
    const params = { id }
    await expectRefused(changeReturn, { params, form: formOf(SENT, file) })
    const form = formOf({ type: String(ATTACHMENT_TYPES.sent) }, file)
    await expectRefused(uploadReturnFile, { params, form })
    expect(await app.ok('two', getReturn, { params })).toMatchObject({
      state_id: 'return_enlisting',
      attachments: [],
    })
    const order = await present(app, sale_id)
    const attached = { ...file, field: 'attachment' }
    await expectRefused(
      requestReturn,
      { params: { saleId: order.id }, form: formOf(texts(requestOf(order, lists)), attached) },
      'attachment',
    )
  })
})

describe('a file that can be read proves at once', () => {
  it('the step of an order', async () => {
    const { id } = await orderAt(app, shop, 'packing_up', { city_id: MEDELLIN })
    const file = { name: 'guia.pdf', type: 'application/pdf', bytes: WHOLE }
    const sent = await app.send('head_dispatch', changeOrder, id, formOf(PARCEL_GUIDE, file))
    expect(sent.state_id).toBe('file_guide_sale')
  })

  it('the step of a return case', async () => {
    const { id } = await enlisted()
    const file = { name: 'enviado.png', type: 'image/png', bytes: PIXEL }
    const sent = await app.send('head_dispatch', changeReturn, id, formOf(SENT, file))
    expect(sent.state_id).toBe('return_delivered')
  })
})
