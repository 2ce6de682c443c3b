import type { GroupMember, ReturnCase } from '@deportivo/contracts/returns/case'

/** What one case has in a parcel. */
export interface ParcelItem {
  id: number
  product_name: string
  size_name: string
  quantity: number
}

/** A parcel of the cases of a request that travel together: to the client, or from the client to the shop. */
export interface Parcel {
  way: 'out' | 'in'
  items: ParcelItem[]
}

type Travelling = Pick<
  GroupMember,
  'id' | 'state_id' | 'product_name' | 'size_name' | 'quantity' | 'replacement' | 'guide_number'
>

/** The way of a case; null where nothing of it travels: it is here, was handed over, or is settled. */
function wayOf({ state_id, replacement, guide_number }: Travelling): Parcel['way'] | null {
  if (state_id === 'return_pending') return 'in'
  if (replacement === null || state_id === 'return_cancelled') return null
  return state_id === 'return_delivered' && guide_number === null ? null : 'out'
}

const itemOf = (one: Travelling, way: Parcel['way']): ParcelItem => {
  const { product_name, size_name, quantity } = way === 'out' && one.replacement ? one.replacement : one
  return { id: one.id, product_name, size_name, quantity }
}

/** The parcel of a case, with the others of its request that go the same way under the same waybill; null: there is none. */
export function parcelOf(one: ReturnCase): Parcel | null {
  const { product_name, size_name } = one.sale_product
  const own: Travelling = { ...one, product_name, size_name }
  const way = wayOf(own)
  if (way === null) return null
  const travelling: Travelling[] = one.group.length === 0 ? [own] : one.group
  const packed = travelling.filter(
    (member) => wayOf(member) === way && member.guide_number === one.guide_number,
  )
  return { way, items: packed.map((member) => itemOf(member, way)) }
}
