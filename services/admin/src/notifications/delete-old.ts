import type { Recurring } from '@deportivo/platform/service'
import { RETENTION_DAYS } from './store-notifications.ts'

const DAY_MS = 86_400_000

export const deleteOldNotifications: Recurring = {
  name: 'delete-old-notifications',
  everyMs: 6 * 60 * 60_000,
  async run({ db, clock }) {
    const oldest = new Date(clock.now().getTime() - RETENTION_DAYS * DAY_MS)
    await db('admin.notifications').where('at', '<', oldest).delete()
  },
}
