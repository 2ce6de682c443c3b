import type { AuditEvent } from '@deportivo/contracts/events/audit'
import type { NotificationKind } from '@deportivo/contracts/admin/notifications'
import type { LoggedEvent } from '@deportivo/platform/service'
import type { Draft } from './draft.ts'

const OF_ACT: Readonly<Record<string, NotificationKind>> = {
  'user.password_changed': 'password_changed',
  'user.second_factor_off': 'second_factor_removed',
  'user.sessions_ended': 'sessions_ended',
  'user.updated': 'data_changed',
  'profile.permissions_changed': 'permissions_changed',
}

function kindOf({ act, fields }: AuditEvent): NotificationKind | undefined {
  return act === 'user.updated' && fields.includes('profiles') ? 'profiles_changed' : OF_ACT[act]
}

/** What an administrator changed of somebody's account, or of a profile they wear. */
export function accountDrafts(told: LoggedEvent<AuditEvent>): Draft[] {
  const { payload, meta } = told
  const kind = kindOf(payload)
  if (!kind) return []
  const isProfile = payload.subject === 'profile'
  return [
    {
      kind,
      to: isProfile ? { profile: payload.subject_id } : { person: Number(payload.subject_id) },
      event: told,
      actor_id: meta.actor_id,
      about: null,
      details: {
        ...(meta.actor_name ? { by: meta.actor_name } : {}),
        ...(isProfile ? { profile: payload.subject_id } : {}),
      },
    },
  ]
}
