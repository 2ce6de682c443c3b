import { Type, type Static } from 'typebox'
import { Id } from '../shapes.ts'
import { eventFamily } from './family/family.ts'

/** A rebuild of boards and reports was requested; a job does it. */
export const RebuildEvent = Type.Object({ rebuild_id: Id })
export type RebuildEvent = Static<typeof RebuildEvent>

export const rebuildEvents = eventFamily({ types: ['rebuild.requested'], payload: RebuildEvent })
