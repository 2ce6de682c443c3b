import { createContext, useContext } from 'react'
import type { TakeableOrders } from './use-available-column.ts'

/** Null where this user may not assign orders to themself. */
export const AvailableContext = createContext<TakeableOrders | null>(null)

export const useAvailableContext = (): TakeableOrders | null => useContext(AvailableContext)
