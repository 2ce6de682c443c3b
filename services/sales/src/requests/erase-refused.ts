import type { Recurring } from '@deportivo/platform/service'

const RETENTION_DAYS = 90
const DAY_MS = 86_400_000

/** Names and telephones of visitors who became no clients are not stored for longer. */
export const eraseRefusedRequests: Recurring = {
  name: 'erase-refused-requests',
  everyMs: 6 * 60 * 60_000,
  async run({ db, clock }) {
    const oldest = new Date(clock.now().getTime() - RETENTION_DAYS * DAY_MS)
    await db('sales.requests').where('state', 'refused').where('updated_at', '<', oldest).delete()
  },
}
