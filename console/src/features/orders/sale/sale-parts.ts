import type { Order } from '@deportivo/contracts/orders/order'
import type { ComponentType, ReactNode } from 'react'
import type { RunToAdd } from '../cart/use-cart.ts'

/** Parts of other features, which the page puts in. */
interface SaleParts {
  /** Where products are found and added. */
  Products: ComponentType<{
    firstCode: number | undefined
    codeNote: ReactNode
    startsWithRun: boolean
    onAdd: (run: RunToAdd) => Promise<unknown>
  }>
  /** The bill of a seller's client. */
  Finalize: ComponentType<{ order: Order; onChanged: (order: Order) => void; onClose: () => void }>
  /** Requests the return of units that the client has. */
  Return: ComponentType<{ order: Order }>
  /** Changes the record of the order's client. */
  ClientRecord: ComponentType<{ clientId: number; onSaved: () => void; onClose: () => void }>
  /** What came back of the order. */
  Returned: ComponentType<{ order: Order }>
}

export interface SaleProps {
  order: Order
  put: (order: Order) => void
  refresh: () => void
  parts: SaleParts
}
