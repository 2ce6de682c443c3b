import { Type, type Static } from 'typebox'
import { Id } from '../shapes.ts'
import { eventFamily } from './family/family.ts'

/** Work on an import of clients that a job does. What it writes has events of its own. */
export const ClientImportEvent = Type.Object({
  import_id: Id,
  work: Type.Enum(['read', 'check', 'apply']),
  /** The job does nothing once the import has a newer one. */
  version: Type.Integer(),
})
export type ClientImportEvent = Static<typeof ClientImportEvent>

export const clientImportEvents = eventFamily({
  types: ['client_import.requested'],
  payload: ClientImportEvent,
})
