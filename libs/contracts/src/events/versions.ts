import type { Static, TSchema } from 'typebox'

/**
 * The shapes that an event's payload has had, oldest first. The log keeps each event as it was written; who reads it is
 * given today's shape.
 */
export interface EventVersions<Today extends TSchema = TSchema> {
  readonly schemas: readonly TSchema[]
  /** `upcasters[v - 1]` makes version v + 1 of version v. Pure: a rebuild must give the same. */
  readonly upcasters: readonly ((payload: never) => unknown)[]
  /** A new shape, and how a payload of the one before becomes it. */
  followedBy<Next extends TSchema>(
    schema: Next,
    upcast: (payload: Static<Today>) => Static<Next>,
  ): EventVersions<Next>
}

/** An event that was only ever told in one shape. */
export const firstVersion = <Shape extends TSchema>(schema: Shape): EventVersions<Shape> =>
  versionsOf([schema], [])

function versionsOf<Today extends TSchema>(
  schemas: EventVersions['schemas'],
  upcasters: EventVersions['upcasters'],
): EventVersions<Today> {
  return {
    schemas,
    upcasters,
    followedBy: (schema, upcast) => versionsOf([...schemas, schema], [...upcasters, upcast]),
  }
}

/** A payload of the given version in today's shape. */
export function upcast({ upcasters }: EventVersions, version: number, payload: unknown): unknown {
  return upcasters.slice(version - 1).reduce((shape, next) => next(shape as never), payload)
}
