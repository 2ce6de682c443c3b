import type { AuditEvent } from '@deportivo/contracts/events/audit'
import type { NotificationKind } from '@deportivo/contracts/admin/notifications'
import type { LoggedEvent } from '@deportivo/platform/service'
import type { Draft } from './draft.ts'

const OF_ACT: Readonly<Record<string, NotificationKind>> = {
  'user.second_factor_off': 'second_factor_removed',
  'user.sessions_ended': 'sessions_ended',
  'profile.changed': 'permissions_changed',
}

/** Users are not notified when disabled (they cannot read it) or enabled (they notice). */
const isNotified = (field: string) => field !== 'state_id'

/** The notification for a change of a user's field. */
function kindsOfChange(fields: readonly string[]): NotificationKind[] {
  const others = fields.filter((field) => field !== 'password' && isNotified(field))
  const data = others.includes('profiles') ? 'profiles_changed' : 'data_changed'
  return [
    ...(fields.includes('password') ? (['password_changed'] as const) : []),
    ...(others.length > 0 ? ([data] as const) : []),
  ]
}

function kindsOf({ act, subject, fields }: AuditEvent): NotificationKind[] {
  const what = `${subject}.${act}`
  if (what === 'user.changed') return kindsOfChange(fields)
  const kind = OF_ACT[what]
  return kind ? [kind] : []
}

/** Notifications of an administrator's changes of a user's account, or of a profile the user has. */
export function accountDrafts(event: LoggedEvent<AuditEvent>): Draft[] {
  const { payload, meta } = event
  const isProfile = payload.subject === 'profile'
  return kindsOf(payload).map((kind) => ({
    kind,
    to: isProfile ? { profile: payload.subject_id } : { person: Number(payload.subject_id) },
    event,
    actor_id: meta.actor_id,
    about: null,
    details: {
      ...(meta.actor_name ? { by: meta.actor_name } : {}),
      ...(isProfile ? { profile: payload.subject_id } : {}),
    },
  }))
}
