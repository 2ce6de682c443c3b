import { PHONE_PATTERN } from '@deportivo/contracts/phone'
import type { WantedOrder } from './order-storage.ts'

export type SendRefusal = 'name' | 'phone' | 'note' | 'lines' | 'later' | 'gone' | 'failed'

const PHONE = new RegExp(PHONE_PATTERN, 'u')

/** What is wrong before anything is sent; null: nothing. */
export function wrongIn({ name, phone }: WantedOrder): SendRefusal | null {
  if (name.trim() === '') return 'name'
  return PHONE.test(phone.trim()) ? null : 'phone'
}

/** Not `randomUUID`: a page without HTTPS, as within a shop's own network, has none. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

let last = { body: '', key: '' }

/** The same order sent again is the same request, which the server then stores once. */
function keyFor(body: string): string {
  if (last.body !== body) last = { body, key: newKey() }
  return last.key
}

interface Problem {
  errors?: Record<string, unknown>
}

const OF_STATUS: Readonly<Record<number, SendRefusal>> = { 404: 'gone', 410: 'gone', 429: 'later' }

/** The first field that was refused. */
function refusedField({ errors = {} }: Problem): SendRefusal {
  const [field = ''] = Object.keys(errors)
  if (field.startsWith('lines')) return 'lines'
  return (['name', 'phone', 'note'] as const).find((one) => one === field) ?? 'failed'
}

async function refusalOf(response: Response): Promise<SendRefusal> {
  if (response.status === 422) return refusedField((await response.json()) as Problem)
  return OF_STATUS[response.status] ?? 'failed'
}

/** Sends the order to the seller of the link; null: it arrived. */
export async function sendOrder(
  token: string,
  { lines, name, phone, note }: WantedOrder,
  website: string,
): Promise<SendRefusal | null> {
  const body = JSON.stringify({
    link: token,
    name: name.trim(),
    phone: phone.trim(),
    ...(note.trim() === '' ? {} : { note: note.trim() }),
    ...(website === '' ? {} : { website }),
    lines: lines.map(({ product_id, offer, size, quantity }) => ({ product_id, offer, size, quantity })),
  })
  try {
    const response = await fetch('/api/v1/public/requests', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': keyFor(body) },
      body,
    })
    return response.ok ? null : await refusalOf(response)
  } catch {
    return 'failed'
  }
}
