import { Type, type Static } from 'typebox'
import { Id } from '../shapes.ts'
import { eventFamily } from './family/family.ts'

/** Work on an import of products that a job does. What it writes has events of its own. */
export const ImportEvent = Type.Object({
  import_id: Id,
  work: Type.Enum(['read', 'check', 'apply']),
  /** The job does nothing once the import has a newer one. */
  version: Type.Integer(),
})
export type ImportEvent = Static<typeof ImportEvent>

export const importEvents = eventFamily({ types: ['import.requested'], payload: ImportEvent })
