import type { Client } from '@deportivo/contracts/clients/clients'
import type { Order } from '@deportivo/contracts/orders/order'
import { shownPhone } from '@deportivo/contracts/phone'
import type { Translate } from '../../../shared/language/texts.tsx'
import { isBlank } from '../../../shared/form/use-contract-form.ts'

/** Whose order it is, and where it goes. */
export interface DeliveryValues {
  client_id: number | null
  department_id: number | null
  city_id: number | null
  address: string
  phone: string
  contact: string
  municipality: string
  notes: string
}

/** What is stored. */
export function storedDelivery(order: Order): DeliveryValues {
  const { client_id, department_id, city_id, address, phone, contact, municipality, notes } = order
  return {
    client_id,
    department_id,
    city_id,
    address: address ?? '',
    phone: shownPhone(phone ?? ''),
    contact: contact ?? '',
    municipality: municipality ?? '',
    notes: notes ?? '',
  }
}

/** What the form begins with: the order's own data, else that of its client's record. */
export function firstDelivery(order: Order): DeliveryValues {
  const { client } = order
  const stored = storedDelivery(order)
  const { department_id, city_id } = order.city_id === null ? client : order
  return {
    ...stored,
    department_id,
    city_id,
    address: order.address ?? client.address,
    phone: shownPhone(order.phone ?? client.phone),
  }
}

/** What another client's record has of it; the notes are the order's. */
export function deliveryOf(client: Client): Omit<DeliveryValues, 'client_id' | 'notes'> {
  const { department_id, city_id, address, phone, contact, municipality } = client
  return {
    department_id,
    city_id,
    address,
    phone: shownPhone(phone),
    contact: contact ?? '',
    municipality: municipality ?? '',
  }
}

const SENT = ['client_id', 'city_id', 'address', 'phone', 'contact', 'municipality', 'notes'] as const

/**
 * Only what differs from what is stored: a city that is sent asks again how the order is delivered. The department is
 * that of the city.
 */
export function changedDelivery(order: Order, typed: Partial<DeliveryValues>): Partial<DeliveryValues> {
  const stored = storedDelivery(order)
  // A field that was emptied is absent from what was typed, and must reach the server as empty.
  const values = { address: '', phone: '', contact: '', municipality: '', notes: '', ...typed }
  const changed = SENT.filter((name) => values[name] !== undefined && values[name] !== stored[name])
  return Object.fromEntries(changed.map((name) => [name, values[name]]))
}

/** No schema knows that these may change, but not go. */
export function missingDelivery({ phone, city_id }: DeliveryValues, t: Translate): Record<string, string> {
  const required = t('field.required')
  return {
    ...(isBlank(phone) ? { phone: required } : {}),
    ...(isBlank(city_id) ? { city_id: required } : {}),
  }
}
