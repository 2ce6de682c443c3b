import type { AuditEvent } from '@deportivo/contracts/events/audit'
import type { Consumer } from '@deportivo/platform/service'

/** Deletes what an erased user stored here; auth publishes the erasure as an audit event. */
export const erasedUsersConsumer: Consumer = {
  name: 'erased-users',
  handles: {
    async 'audit.written'(trx, { payload }) {
      const { act, subject, subject_id } = payload as AuditEvent
      if (subject !== 'user' || act !== 'deleted') return
      const user_id = Number(subject_id)
      await trx('admin.preferences').where({ user_id }).delete()
      await trx('admin.views').where({ owner_id: user_id }).delete()
    },
  },
}
