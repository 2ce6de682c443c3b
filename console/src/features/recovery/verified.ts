import { createStore } from '../../shared/state/store.ts'

/** What the recovery mail brought. */
export interface Recovery {
  email: string
  token: string
}

/** The verified code, until the new password is set. In memory only: it must not stay in the browser's storage. */
export const verifiedRecovery = createStore<Recovery | null>(null)
