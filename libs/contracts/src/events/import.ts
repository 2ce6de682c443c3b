import { Type, type Static } from 'typebox'
import { Id } from '../shapes.ts'
import type { EventFamily } from './family/family.ts'
import { firstVersion } from './family/versions.ts'

const FIELDS = {
  import_id: Id,
  /** The job does nothing once the import has a newer one. */
  version: Type.Integer(),
}

/** Before pictures were fetched. */
const ImportEventV1 = Type.Object({ ...FIELDS, work: Type.Enum(['read', 'check', 'apply']) })

/** Work on an import of products that a job does. What it writes has events of its own. */
export const ImportEvent = Type.Object({ ...FIELDS, work: Type.Enum(['read', 'check', 'apply', 'photos']) })
export type ImportEvent = Static<typeof ImportEvent>

export const importEvents = {
  types: ['import.requested'],
  versions: firstVersion(ImportEventV1).followedBy(ImportEvent, (before) => before),
} as const satisfies EventFamily
