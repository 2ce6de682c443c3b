import { ORDER_TYPES } from '@deportivo/lifecycle/order/kinds'
import { ORDER_STATES } from '@deportivo/lifecycle/order/states'
import { Type } from 'typebox'

export const OrderStateName = Type.Enum([...ORDER_STATES])

export const OrderTypeName = Type.Enum([...ORDER_TYPES])
