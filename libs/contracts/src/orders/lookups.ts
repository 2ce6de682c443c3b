import { Type } from 'typebox'
import { Strict, route } from '../route.ts'
import { Found, Id, Text } from '../shapes.ts'

export const PaymentMethod = Type.Object({
  id: Id,
  name: Type.String(),
  is_ct: Type.Boolean(),
  needs_support: Type.Boolean(),
})

export const listPaymentMethods = route({
  method: 'GET',
  path: '/sale/payments',
  tag: 'sales',
  summary: 'Payment methods.',
  permission: 'signed_in',
  reply: Found(Type.Array(PaymentMethod)),
})

export const listStates = route({
  method: 'GET',
  path: '/state',
  tag: 'sales',
  summary: 'Order states; `filter=type:venta|checkout|return` narrows.',
  permission: 'signed_in',
  query: Strict({ filter: Type.Optional(Text(100)) }),
  reply: Found(Type.Array(Type.Object({ id: Type.String(), name: Type.String() }))),
})
