import type { Recurring } from '@deportivo/platform/service'
import { KEPT_DAYS } from './keep.ts'

const DAY_MS = 86_400_000

export const forgetOldNotifications: Recurring = {
  name: 'forget-old-notifications',
  everyMs: 6 * 60 * 60_000,
  async run({ db, clock }) {
    const oldest = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS)
    await db('admin.notifications').where('at', '<', oldest).delete()
  },
}
