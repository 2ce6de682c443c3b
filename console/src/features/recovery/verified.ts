import { createStore } from '../../shared/state/store.ts'

/** What the recovery mail brought. */
export interface Recovery {
  email: string
  token: string
}

/** The code the server found good, on its way to the new password. In memory alone: nobody finds it in a browser's storage. */
export const verifiedRecovery = createStore<Recovery | null>(null)
