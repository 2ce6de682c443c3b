import type { Recurring } from '@deportivo/platform/service'
import { releaseLeft } from './claims.ts'

/** Releases the cards of a closed browser after a minute: a reload must not lose them. */
export const releaseLeftClaims: Recurring = {
  name: 'release claims of people who left',
  everyMs: 15_000,
  async run({ db, wake }) {
    const gone = await db.transaction((trx) => releaseLeft(trx))
    if (gone > 0) wake.notifyOthers('rooms')
  },
}
