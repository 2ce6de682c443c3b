import { Type, type Static } from 'typebox'
import { Id } from '../../shapes.ts'
import { eventFamily } from '../family/family.ts'

/** Work on an import of a bank's statement that a job does. The statement that it writes has an event of its own. */
export const StatementImportEvent = Type.Object({
  import_id: Id,
  work: Type.Enum(['read', 'check', 'apply']),
  /** The job does nothing once the import has a newer one. */
  version: Type.Integer(),
})
export type StatementImportEvent = Static<typeof StatementImportEvent>

export const statementImportEvents = eventFamily({
  types: ['statement_import.requested'],
  payload: StatementImportEvent,
})
