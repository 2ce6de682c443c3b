import { Type, type Static } from 'typebox'
import { Id } from '../shapes.ts'
import { eventFamily } from './family/family.ts'

/** An audit entry was written. Neither names nor values: the log is permanent, people may be erased. */
export const AuditEvent = Type.Object({
  audit_id: Id,
  act: Type.String(),
  subject: Type.String(),
  subject_id: Type.String(),
  /** Names of the fields that changed. */
  fields: Type.Array(Type.String()),
})
export type AuditEvent = Static<typeof AuditEvent>

export const auditEvents = eventFamily({ types: ['audit.written'], payload: AuditEvent })
