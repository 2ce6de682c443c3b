import type { CommissionLine, Settlement } from '@deportivo/contracts/sellers/settlements'
import type { REQUEST_STATES } from '@deportivo/contracts/requests/requests'
import type { TableOf } from '@deportivo/platform/db/row-types'

interface DepartmentRow {
  id: number
  name: string
}

interface CityRow {
  id: number
  name: string
  department_id: number
}

export interface ClientRow {
  id: number
  name: string
  identification_number: string
  email: string | null
  phone: string
  address: string
  contact: string | null
  municipality: string | null
  city_id: number
  type_of_person: number
  type_of_client: number
  code_id: number | null
  seller_id: number | null
  version: number
  updated_by: string | null
  created_at: Date
  updated_at: Date
  search_text: string
  /** The version of the picture in `sales.client_photos`, which changes with the picture. */
  photo: string | null
  /** The client that it went into. */
  merged_into: number | null
  /** The numbers of those that went into it. */
  merged_numbers: string
}

/** A client that went into another, with what it had. */
export interface ClientMergeRow {
  id: number
  remaining_id: number
  duplicate_id: number
  order_ids: number[]
  voucher_ids: number[]
  refund_ids: number[]
  by_id: number
  by_name: string
  at: Date
  undone_by: string | null
  undone_at: Date | null
}

export interface RequestRow {
  id: number
  version: number
  link_id: number
  seller_id: number
  code_id: number
  name: string
  phone: string
  note: string | null
  state: (typeof REQUEST_STATES)[number]
  content_hash: Buffer
  product_names: string
  units: number
  order_id: number | null
  reason: string | null
  updated_by: string | null
  created_at: Date
  updated_at: Date
}

export interface RequestLineRow {
  id: number
  request_id: number
  product_id: number
  size_id: number
  quantity: number
  price: number | null
}

/** As it was closed; the columns of every record. */
export interface SettlementRow extends Omit<Settlement, 'closed_at'> {
  closed_at: Date
  updated_by: string | null
  created_at: Date
  updated_at: Date
}

/** A line as it was settled; the `nth` settlement that it is in. */
export interface SettlementLineRow extends Omit<CommissionLine, 'sold_at'> {
  id: number
  settlement_id: number
  seller_id: number
  nth: number
  sold_at: Date
}

type RequestDefaults = 'id' | 'version' | 'state' | 'order_id' | 'reason' | 'updated_by'

type FilledIn =
  | 'id'
  | 'email'
  | 'photo'
  | 'contact'
  | 'municipality'
  | 'code_id'
  | 'seller_id'
  | 'version'
  | 'updated_by'
  | 'created_at'
  | 'updated_at'
  | 'search_text'
  | 'merged_into'
  | 'merged_numbers'

/** With the city, the department and the price code by name. */
interface PublishedClientRow extends Pick<
  ClientRow,
  | 'id'
  | 'name'
  | 'identification_number'
  | 'phone'
  | 'address'
  | 'city_id'
  | 'code_id'
  | 'seller_id'
  | 'type_of_client'
  | 'contact'
  | 'municipality'
> {
  city_name: string
  department_id: number
  code_name: string | null
}

declare module 'knex/types/tables.js' {
  interface Tables {
    'sales.departments': DepartmentRow
    'sales.cities': CityRow
    'sales.clients': TableOf<ClientRow, FilledIn>
    'sales.client_photos': { client_id: number; picture: Buffer }
    'sales.client_merges': TableOf<ClientMergeRow, 'id' | 'undone_by' | 'undone_at'>
    'sales.published_client_merges': Pick<
      ClientMergeRow,
      'id' | 'remaining_id' | 'duplicate_id' | 'order_ids' | 'at' | 'undone_at'
    >
    'sales.published_cities': CityRow & { department_name: string }
    'sales.published_clients': PublishedClientRow
    'sales.settlements': TableOf<SettlementRow, 'id' | 'version'>
    'sales.settlement_lines': TableOf<SettlementLineRow, 'id'>
    'sales.requests': TableOf<RequestRow, RequestDefaults>
    'sales.request_lines': TableOf<RequestLineRow, 'id'>
    'sales.published_people_named': { user_id: number }
  }
}
