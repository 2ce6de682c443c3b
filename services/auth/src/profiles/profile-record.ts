import type { ProfileId } from '@deportivo/lifecycle/profiles'
import { PERMISSIONS, type Grants } from '@deportivo/lifecycle/permissions'
import { defineRecord } from '@deportivo/platform/records/record'
import { DEFAULT_LANGUAGE } from '@deportivo/texts/text'
import type { Knex } from 'knex'
import { profileName } from '../session/session-user.ts'
import type { ProfileRow } from '../tables.ts'
import { grantsOf, readMap, type MapReply } from './permission-map.ts'
import { refuseMap } from './refuse-map.ts'

export interface ProfileFields {
  grants: Grants
  asks_second_factor?: boolean | undefined
}

type ProfileRecord = ProfileRow & { id: ProfileId; grants: Grants }

async function replaceGrants(trx: Knex.Transaction, profile_id: ProfileId, { grants }: ProfileFields) {
  await trx('auth.profile_permissions').where({ profile_id }).delete()
  const rows = PERMISSIONS.flatMap((permission) => {
    const scope = grants[permission]
    return scope ? [{ profile_id, permission, scope }] : []
  })
  if (rows.length > 0) await trx('auth.profile_permissions').insert(rows)
}

/** What a profile may do. */
export const PROFILE = defineRecord<ProfileRecord, ProfileFields, MapReply>({
  table: 'auth.profiles',
  subject: 'profile',
  nameOf: ({ id }) => profileName(id, DEFAULT_LANGUAGE),
  columns: ({ asks_second_factor }) => ({ asks_second_factor }),
  audited: ({ grants, asks_second_factor }) => ({
    ...Object.fromEntries(PERMISSIONS.map((permission) => [permission, grants[permission] ?? null])),
    asks_second_factor,
  }),
  parts: { read: async (trx, id) => ({ grants: await grantsOf(trx, id) }), write: replaceGrants },
  async check({ actor }, { before, fields }) {
    if (before) refuseMap(actor, { profile: before.id, present: before.grants, grants: fields.grants })
    return {}
  },
  read: (db, id, { actor }) => readMap(db, id, actor.language),
})
