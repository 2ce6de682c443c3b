import { createContext, useContext } from 'react'
import type { OpenLane } from './use-lane.ts'

/** Null where this person takes nothing for themself. */
export const LaneContext = createContext<OpenLane | null>(null)

export const useOpenLane = (): OpenLane | null => useContext(LaneContext)
