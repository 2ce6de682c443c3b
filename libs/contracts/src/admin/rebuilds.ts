import { Type, type Static } from 'typebox'
import { route, Strict } from '../route.ts'
import { ChangeReply, Found, Id, Instant, Nullable } from '../shapes.ts'

export const REBUILD_STATES = ['waiting', 'running', 'finished', 'failed'] as const

/** Boards and reports made anew from the event log, beside the ones that are read meanwhile. */
export const Rebuild = Type.Object({
  id: Id,
  state: Type.Enum([...REBUILD_STATES]),
  requested_at: Instant,
  requested_by: Type.String(),
  /** Events that it has read, of those that the log had when it began. */
  done: Type.Integer(),
  total: Type.Integer(),
  /** Rows that were wrong before; null until it has finished. */
  differences: Nullable(Type.Integer()),
  ended_at: Nullable(Instant),
})
export type Rebuild = Static<typeof Rebuild>

export const getRebuild = route({
  method: 'GET',
  path: '/event/rebuild',
  tag: 'events',
  summary: 'The newest rebuild of boards and reports, with its progress; null if there was none.',
  permission: 'manage settings',
  reply: Found(Nullable(Rebuild)),
})

export const requestRebuild = route({
  method: 'POST',
  path: '/event/rebuild',
  tag: 'events',
  summary: 'Make all boards and reports anew from the event log. A job does it; reads go on meanwhile.',
  permission: 'manage settings',
  body: Strict({}),
  reply: ChangeReply(Rebuild),
})
