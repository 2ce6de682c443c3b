import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import type { Order } from '@deportivo/contracts/orders/order'
import type { Calls, Form } from '../calls.ts'
import { orderAt, step } from '../order.ts'
import { MEDELLIN, stockProduct, type Shop } from '../shop.ts'
import { formOf, PIXEL, uploadPhoto } from '../files/upload.ts'

/** Units of a returned parcel, all of one size of one product. */
export const PARCEL_UNITS = 2
export const PARCEL_GUIDE = { step: 'upload_guide', carrier: 'Servientrega', guide_number: '999123456' }

/** An order whose carrier brings its parcel back, which is not counted yet. */
export async function returnedByCarrier(app: Calls, shop: Shop, product_id?: number): Promise<Order> {
  const product = product_id ?? (await stockProduct(app, shop, PARCEL_UNITS))
  const { id } = await orderAt(app, shop, 'packing_up', {
    city_id: MEDELLIN,
    product_id: product,
    quantity: PARCEL_UNITS,
  })
  await uploadPhoto(app, 'head_dispatch', id, ATTACHMENT_TYPES.guide)
  await step(app, 'head_dispatch', id, PARCEL_GUIDE)
  await uploadPhoto(app, 'head_dispatch', id, ATTACHMENT_TYPES.carrier_return)
  return step(app, 'head_dispatch', id, { step: 'returned_by_carrier', reason: 'Dirección errada' })
}

/** The same, counted into the quarantine of a store. */
export async function inQuarantine(
  app: Calls,
  shop: Shop,
  store_id: number,
  product_id?: number,
): Promise<Order> {
  const order = await returnedByCarrier(app, shop, product_id)
  const lines = order.products.map(({ id }) => ({ line_id: id, quantity: PARCEL_UNITS }))
  return step(app, 'winery_manager', order.id, { step: 'received_back', store_id, lines })
}

/** A body with a photo of the goods, as it is sent by a form. */
export function withPhoto(body: object, bytes: Buffer = PIXEL, field = 'file'): { form: Form } {
  const fields = Object.entries(body).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  const photo = { name: 'mercancia.png', type: 'image/png', bytes, field }
  return { form: formOf(Object.fromEntries(fields) as Record<string, string>, photo) }
}
