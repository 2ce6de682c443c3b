import { Type, type Static } from 'typebox'
import { Id } from '../shapes.ts'
import { eventFamily } from './family/family.ts'
import { recordPayload, recordTypes } from './family/record.ts'

/** A row of one of the small lists (brands, stores, categories …). `values` are its columns, which differ per list. */
export const CatalogueEvent = recordPayload(
  Type.Object({
    id: Id,
    version: Type.Integer(),
    /** Name of the list: brand, store, category … */
    list: Type.String(),
    name: Type.String(),
    values: Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true }),
  }),
)
export type CatalogueEvent = Static<typeof CatalogueEvent>

export const catalogueEvents = eventFamily({
  types: recordTypes('catalogue'),
  payload: CatalogueEvent,
})
