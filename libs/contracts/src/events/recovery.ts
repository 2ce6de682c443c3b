import { Type, type Static } from 'typebox'
import { Id } from '../shapes.ts'
import { eventFamily } from './family/family.ts'

/** A password reset was requested. Neither user nor token: the log is permanent. */
export const RecoveryEvent = Type.Object({ recovery_id: Id })
export type RecoveryEvent = Static<typeof RecoveryEvent>

export const recoveryEvents = eventFamily({ types: ['recovery.requested'], payload: RecoveryEvent })
