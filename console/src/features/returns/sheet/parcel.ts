import type { GroupMember, ReturnCase } from '@deportivo/contracts/returns/case'
import { returnStateRow } from '@deportivo/lifecycle/return-case/states'

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
  | 'id'
  | 'state_id'
  | 'entrance_store'
  | 'product_name'
  | 'size_name'
  | 'quantity'
  | 'replacement'
  | 'guide_number'
>

/** The way of a case; null where nothing of it travels: it is here, was handed over, or is settled. */
function wayOf({ state_id, entrance_store, replacement, guide_number }: Travelling): Parcel['way'] | null {
  const { is_given_up, is_final } = returnStateRow(state_id)
  if (is_given_up) return null
  if (entrance_store === null) return 'in'
  if (replacement === null) return null
  return is_final && guide_number === null ? null : 'out'
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
