import { RETURN_STATES } from '@deportivo/lifecycle/return-case/states'
import { Type } from 'typebox'
import { listRoute } from '../list-route.ts'
import { Id, IdParams, Instant, Pesos } from '../shapes.ts'
import { OrderStateName, OrderTypeName } from './order-names.ts'
import { READ_ORDERS } from './order.ts'

const OF_PRODUCT = {
  tag: 'sales',
  params: IdParams,
  filters: { size_id: { takes: 'number', as: 'size' }, store_id: { takes: 'number', as: 'store' } },
  sort: ['id'],
  defaultSort: '-id',
} as const

/** A line of an order, as far as its product's history shows it. */
const LINE = {
  id: Id,
  order_id: Id,
  client_name: Type.String(),
  size_id: Id,
  size_name: Type.String(),
  store_id: Id,
  store_name: Type.String(),
  quantity: Type.Integer(),
}

export const listSalesOfProduct = listRoute({
  ...OF_PRODUCT,
  filters: {
    ...OF_PRODUCT.filters,
    from: { takes: 'day', as: 'from' },
    to: { takes: 'day', as: 'to' },
  },
  path: '/product/sales/history/:id',
  summary: 'Lines with a product in orders that count as sold and that the profile may see, newest first.',
  permission: READ_ORDERS,
  row: Type.Object({
    ...LINE,
    state_id: OrderStateName,
    type_order: OrderTypeName,
    seller_name: Type.String(),
    /** Of all its units. */
    price: Pesos,
    sold_at: Instant,
  }),
})

export const listReturnsOfProduct = listRoute({
  ...OF_PRODUCT,
  path: '/product/returns/history/:id',
  summary: 'Returned units of a product from orders that the profile may see, newest first.',
  permission: 'read returns',
  row: Type.Object({ ...LINE, state_id: Type.Enum([...RETURN_STATES]), returned_at: Instant }),
})
