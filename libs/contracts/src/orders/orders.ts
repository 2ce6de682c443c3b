import { STEP_NAMES } from '@deportivo/lifecycle/order/steps'
import { Type } from 'typebox'
import { ProfileName } from '../access.ts'
import { listRoute } from '../list-route.ts'
import { ORDER_LIST } from './order-list.ts'
import { Order, READ_ORDERS } from './order.ts'
import { OrderStateName, OrderTypeName } from './order-names.ts'
import { HistoryEntry, MOST_HISTORY } from './history.ts'
import { ORDER_FILE } from './files.ts'
import { describeSteps } from './steps.ts'
import { Strict, route } from '../route.ts'
import {
  Found,
  Id,
  IdParams,
  MESSAGE_KEY_FIELDS,
  Nullable,
  ChangeReply,
  Phone,
  Text,
  Version,
  Versions,
  PAGE_QUERY,
} from '../shapes.ts'

export const createPreOrder = route({
  method: 'POST',
  path: '/sale/preOrder',
  tag: 'sales',
  summary: "Open an order for a client: online by default, or a seller's own with `type_order` seller.",
  permission: ['create sales online', 'create sales local', 'create sales'],
  body: Strict({
    client_id: Id,
    type_order: Type.Optional(OrderTypeName),
    profile_id: Type.Optional(ProfileName),
    state_id: Type.Optional(Type.Literal('pre_orden')),
    seller_id: Type.Optional(Id),
    code_id: Type.Optional(Id),
  }),
  reply: ChangeReply(Order),
})

const LocalOrder = Strict({
  client_id: Id,
  code_id: Type.Optional(Id),
  seller_id: Type.Optional(Id),
  type_order: Type.Optional(OrderTypeName),
})

export const createLocalOrder = route({
  method: 'POST',
  path: '/sale/localOrder',
  tag: 'sales',
  summary: 'Open an order sold over the counter from the warehouse.',
  permission: 'create sales local',
  body: LocalOrder,
  reply: ChangeReply(Order),
})

/** Opened in one call. */
export const MOST_LOCAL_ORDERS = 50

export const createManyLocalOrders = route({
  method: 'POST',
  path: '/sale/many/local/order',
  tag: 'sales',
  summary: 'Open several local orders, all or none.',
  permission: 'create sales local',
  body: Strict({ orders: Type.Array(LocalOrder, { minItems: 1, maxItems: MOST_LOCAL_ORDERS }) }),
  reply: ChangeReply(Type.Array(Order)),
})

export const listOrders = listRoute({
  ...ORDER_LIST,
  path: '/sale',
  tag: 'sales',
  summary: 'Orders the profile may see, newest first.',
  permission: READ_ORDERS,
})

export const getOrder = route({
  method: 'GET',
  path: '/sale/:id',
  tag: 'sales',
  summary: 'One order with lines, payments, attachments and the steps that are possible now.',
  permission: READ_ORDERS,
  params: IdParams,
  reply: Found(Order),
})

export const listOrdersOfClient = listRoute({
  ...ORDER_LIST,
  path: '/sale/client/:id',
  tag: 'sales',
  summary: 'Orders of a client, newest first; `type_order` narrows.',
  permission: ['read sales', 'read seller order'],
  params: IdParams,
  query: { type_order: Type.Optional(OrderTypeName) },
})

export const listOrdersOfProduct = listRoute({
  ...ORDER_LIST,
  path: '/sale/product/:id',
  tag: 'sales',
  summary: 'The orders that hold a product, in whatever state, newest first; also of a deleted product.',
  permission: READ_ORDERS,
  params: IdParams,
})

export const orderHistory = route({
  method: 'GET',
  path: '/sale/:id/history',
  tag: 'sales',
  summary: 'The steps of the order, newest first, 500 to a page: user, time, from, to, note.',
  permission: READ_ORDERS,
  params: IdParams,
  query: Strict({ page: PAGE_QUERY.page }),
  reply: Found(Type.Array(HistoryEntry, { maxItems: MOST_HISTORY })),
})

/** Fields of an order that change without a step. */
export const ORDER_FIELDS = {
  client_id: Type.Optional(Id),
  address: Type.Optional(Text(200)),
  phone: Type.Optional(Phone),
  contact: Type.Optional(Text(120)),
  municipality: Type.Optional(Text(120)),
  city_id: Type.Optional(Id),
  department_id: Type.Optional(Id),
  notes: Type.Optional(Text(1_000)),
}

/** What the office notes on an order at any time, whatever its state. */
export const OFFICE_FIELDS = {
  invoice: Type.Optional(Nullable(Text(40))),
  observation: Type.Optional(Nullable(Text(1_000))),
}

export const OrderFields = Strict({ ...ORDER_FIELDS, ...OFFICE_FIELDS, version: Version })

export const changeOrder = route({
  method: 'POST',
  path: '/sale/:id',
  tag: 'sales',
  summary:
    'Take a step (`state_id`, or `step` where several lead to one state) with the fields of that step; without either, change the order’s own fields.',
  description: describeSteps(),
  permission: READ_ORDERS,
  params: IdParams,
  /** The step's own body is checked once the step is known. */
  body: Type.Object({
    state_id: Type.Optional(OrderStateName),
    step: Type.Optional(Type.Enum([...STEP_NAMES])),
    version: Version,
  }),
  files: [ORDER_FILE],
  reply: ChangeReply(Order),
})

export const changeManyOrders = route({
  method: 'POST',
  path: '/sale/state/many',
  tag: 'sales',
  summary: 'One step for many orders, each checked on its own; `dry_run` changes nothing.',
  permission: READ_ORDERS,
  body: Type.Object({
    sales: Type.Optional(Type.Array(Id, { maxItems: 200 })),
    state_id: Type.Optional(OrderStateName),
    step: Type.Optional(Type.Enum([...STEP_NAMES])),
    /** The versions that the caller saw, by order: a stale one is rejected. */
    versions: Versions,
    /** The version of every order that `versions` does not name. */
    version: Version,
    dry_run: Type.Optional(Type.Boolean()),
  }),
  reply: ChangeReply(
    Type.Object({
      updated: Type.Array(Id),
      rejected: Type.Array(Type.Object({ id: Id, message: Type.String(), ...MESSAGE_KEY_FIELDS })),
    }),
  ),
})

export const cancelOrder = route({
  method: 'DELETE',
  path: '/sale/:id',
  tag: 'sales',
  summary: 'Cancel an order whose stock has not left; holds and vouchers are released.',
  permission: 'cancel sales',
  params: IdParams,
  query: Strict({ reason: Type.Optional(Text(1_000)) }),
  body: Strict({ reason: Type.Optional(Text(1_000)), version: Version }),
  reply: ChangeReply(Order),
})

export const undoStep = route({
  method: 'POST',
  path: '/sale/:id/undo',
  tag: 'sales',
  summary: "Undo the last step: its author within 10 s, or with 'reverse orders' and a reason later.",
  permission: READ_ORDERS,
  params: IdParams,
  body: Strict({ reason: Type.Optional(Text(1_000)), version: Version }),
  reply: ChangeReply(Order),
})
