import { ORDER_STATES, ORDER_TYPES } from '@deportivo/lifecycle/order/states'
import { Type } from 'typebox'

export const OrderStateName = Type.Enum([...ORDER_STATES])

export const OrderTypeName = Type.Enum([...ORDER_TYPES])
