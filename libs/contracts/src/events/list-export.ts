import { Type, type Static } from 'typebox'
import { Id } from '../shapes.ts'
import { eventFamily } from './family/family.ts'

/** The file of a list that a job of the list's service writes. */
export const ListExportEvent = Type.Object({ export_id: Id, list: Type.String() })
export type ListExportEvent = Static<typeof ListExportEvent>

export const listExportEvents = eventFamily({ types: ['list_export.requested'], payload: ListExportEvent })
