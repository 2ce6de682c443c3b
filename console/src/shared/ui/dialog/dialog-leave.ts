import { createContext } from 'react'

/** How the dialog around is left; null on a page. */
export const DialogLeave = createContext<((go: () => void) => void) | null>(null)
