import { CLIENT_TYPE_KEYS } from '@deportivo/lifecycle/client-types'
import { ORDER_TYPES } from '@deportivo/lifecycle/order/kinds'
import { ORDER_STATES } from '@deportivo/lifecycle/order/states'
import { PROFILE_IDS } from '@deportivo/lifecycle/profiles'
import { type Static, Type } from 'typebox'
import { HistoryEntry } from './history.ts'
import { Order, OrderSummary } from './order.ts'

const { client, products, payments, attachments } = Order.properties

/** A row of an order list, with the requested `include` parts. */
export const OrderRow = Type.Object({
  ...OrderSummary.properties,
  client: Type.Optional(client),
  products: Type.Optional(products),
  payments: Type.Optional(payments),
  attachments: Type.Optional(attachments),
  history: Type.Optional(Type.Array(HistoryEntry)),
})
export type OrderRow = Static<typeof OrderRow>

/** What all lists of orders have in common. */
export const ORDER_LIST = {
  row: OrderRow,
  filters: {
    state_id: { takes: 'option', options: ORDER_STATES, as: 'state' },
    type_order: { takes: 'option', options: ORDER_TYPES, as: 'type' },
    /** The client's type when the order was created. */
    type_sale: { takes: 'option', options: CLIENT_TYPE_KEYS, as: 'client_type' },
    /** Of any of its lines; of one line where several of these are given. */
    store_id: { takes: 'number', as: 'store' },
    category_id: { takes: 'number', as: 'category' },
    brand_id: { takes: 'number', as: 'brand' },
    id: { takes: 'number' },
    client_id: { takes: 'number', as: 'client' },
    seller_id: { takes: 'number', as: 'seller' },
    auxiliary_user_id: { takes: 'number' },
    /** 0: not chosen yet. */
    payment_method: { takes: 'number', as: 'payment' },
    city_id: { takes: 'number', as: 'city' },
    department_id: { takes: 'number', as: 'department' },
    code_id: { takes: 'number' },
    profile_id: { takes: 'option', options: PROFILE_IDS, as: 'profile' },
    group_id: { takes: 'number' },
    /** Of any payment in this cash register that counts: neither rejected nor reversed. */
    cashier_id: { takes: 'number' },
    /** The id of the voucher that it uses. */
    voucher: { takes: 'number' },
    /** Sold by the caller or the sellers of their team, whose figures a seller administrator reads; 0: by others. */
    of_team: { takes: 'flag', as: 'team' },
    has_balance: { takes: 'flag', as: 'balance' },
    /** Of any line below its listed price. */
    has_discount: { takes: 'flag', as: 'discount' },
    /** Of creation, in America/Bogota, inclusive. */
    from: { takes: 'day', as: 'from' },
    to: { takes: 'day', as: 'to' },
    /**
     * Of checkout, in America/Bogota, inclusive, without cancelled orders: those that reports count as sold. They are
     * sorted by their checkout.
     */
    sold_from: { takes: 'day', as: 'sold_from', sortsBy: 'checkout' },
    sold_to: { takes: 'day', as: 'sold_to', sortsBy: 'checkout' },
    /** One hour of a day: `2026-03-05T14`. */
    sold_hour: { takes: 'hour', as: 'sold_hour', sortsBy: 'checkout' },
  },
  /** Ids ascend with the time of creation: both are one sort. */
  sort: ['id', 'created_at'],
  defaultSort: '-id',
  includes: ['client', 'products', 'payments', 'attachments', 'history'],
  isSearchable: true,
} as const
