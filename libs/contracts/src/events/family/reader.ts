import { Type, type Static } from 'typebox'
import { eventFamily } from './family.ts'

/** A consumer set an event aside; later events of the same aggregate wait behind it. */
export const ReaderStoppedEvent = Type.Object({
  consumer: Type.String(),
  aggregate_type: Type.String(),
  aggregate_id: Type.String(),
  pos: Type.Integer(),
})
export type ReaderStoppedEvent = Static<typeof ReaderStoppedEvent>

export const readerEvents = eventFamily({ types: ['reader.stopped'], payload: ReaderStoppedEvent })
