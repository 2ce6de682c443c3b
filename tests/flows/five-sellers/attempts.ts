import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import type { Person } from '@deportivo/testkit/app'
import { DELIVERY, TRANSFER } from '@deportivo/testkit/order'
import { BOGOTA, PUBLIC_CODE } from '@deportivo/testkit/shop'
import { PIXEL } from '@deportivo/testkit/files/upload'
import type { Company, Sold } from './company.ts'

export interface Attempt {
  person: Person
  /** The id in the address. */
  path?: number | string
  query?: string
  body?: object
}

/** One attempt, and its expected reply. */
export interface Reach extends Attempt {
  status: number
  reply?: object
  /** The same attempt with a record that does not exist: it must get the same reply. */
  likeNothing?: Attempt
}

/** Attempts, or why none are possible. */
export type Case = ((company: Company) => Reach[]) | 'shared by the whole shop' | 'a label, not a record'

export const SHARED = 'shared by the whole shop'
export const UNKNOWN_ID = 2_000_000_000
// A code that none of the sellers has.
export const FOREIGN_CODE = 1

export const pair = ({ sold }: Company): { me: Sold; other: Sold } => {
  const [me, other] = sold
  if (!me || !other) throw new Error('the company has five sellers')
  return { me, other }
}

type Body = (mine: Sold, company: Company) => object

/**
 * An order of another user, in any track, is refused like a missing one, for an old version as for the present
 * one.
 */
export const ordersOfOthers =
  (person: Person, body: Body = () => ({})): Case =>
  (company) =>
    company.sold
      .filter(
        (sold) => sold.seller !== person && (person !== company.assistant || company.sold.indexOf(sold) > 1),
      )
      .flatMap((sold) => [sold.dispatch_id, sold.open_id, sold.track_id, sold.counter_id])
      .map((path) => {
        const sent = { person, body: body(pair(company).me, company) }
        return { ...sent, path, status: 404, likeNothing: { ...sent, path: UNKNOWN_ID } }
      })

export const line = (_: Sold, { product_id }: Company) => ({
  product_id,
  code_id: PUBLIC_CODE,
  size_id: 40,
  quantity: 1,
  version: 1,
})
export const alternative = ({ line_id }: Sold, { product_id, shop }: Company) => ({
  line_id,
  keeps: 1,
  product_id,
  quantity: 1,
  store_id: shop.stores[0],
})
export const run = (_: Sold, { product_id }: Company) => ({
  product_id,
  code_id: PUBLIC_CODE,
  price: 189_900,
  sizes: [{ size_id: 40, quantity: 1 }],
  version: 1,
})

export const mine =
  (
    status: number,
    attempt: (me: Sold, other: Sold, company: Company) => Omit<Reach, 'person' | 'status'>,
  ): Case =>
  (company) => {
    const { me, other } = pair(company)
    return [{ person: me.seller, status, ...attempt(me, other, company) }]
  }

export const recordOfAnother = (
  idOf: (other: Sold) => number,
  given: (me: Sold) => object = () => ({}),
): Case =>
  mine(404, (me, other) => ({
    path: idOf(other),
    ...given(me),
    likeNothing: { person: me.seller, path: UNKNOWN_ID, ...given(me) },
  }))

export const requestOf = ({ request_id }: Sold) => request_id

export const transfer = (sale_in: number, sale_out: number, { product_id }: Company) => ({
  body: { product_id, size_id: 40, quantity: 1, sale_in, sale_out },
})

export const CHECK_OUT = { ...DELIVERY, step: 'check_out', payment_method: TRANSFER, city_id: BOGOTA }

export function proof(): FormData {
  const form = new FormData()
  form.set('type', String(ATTACHMENT_TYPES.payment_support))
  form.set('file', new Blob([new Uint8Array(PIXEL)], { type: 'image/png' }), 'soporte.png')
  return form
}

export function clientPhoto(): FormData {
  const form = proof()
  form.set('type', String(ATTACHMENT_TYPES.client))
  return form
}

export const asAnother =
  (attempt: (me: Sold, other: Sold) => object): Case =>
  ({ sold }) => {
    const [other, , me] = sold
    if (!me || !other) throw new Error('the company has five sellers')
    return [{ person: me.seller, status: 403, body: attempt(me, other) }]
  }

export const assistantOn =
  (status: number, attempt: (company: Company) => Omit<Reach, 'person' | 'status'>): Case =>
  (company) => [{ person: company.assistant, status, ...attempt(company) }]
