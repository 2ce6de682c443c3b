import type { Static, TSchema } from 'typebox'

/**
 * The versions of a payload's shape, oldest first. The log stores each event as it was written; readers get the
 * newest.
 */
export interface EventVersions<Newest extends TSchema = TSchema> {
  readonly schemas: readonly TSchema[]
  /** `upcasters[v - 1]` converts version v to version v + 1. Pure: a rebuild must give the same. */
  readonly upcasters: readonly ((payload: never) => unknown)[]
  /** Adds a version, with the function that converts a payload of the version before. */
  followedBy<Next extends TSchema>(
    schema: Next,
    upcast: (payload: Static<Newest>) => Static<Next>,
  ): EventVersions<Next>
}

/** A payload that has only one version. */
export const firstVersion = <Shape extends TSchema>(schema: Shape): EventVersions<Shape> =>
  versionsOf([schema], [])

function versionsOf<Newest extends TSchema>(
  schemas: EventVersions['schemas'],
  upcasters: EventVersions['upcasters'],
): EventVersions<Newest> {
  return {
    schemas,
    upcasters,
    followedBy: (schema, upcast) => versionsOf([...schemas, schema], [...upcasters, upcast]),
  }
}

/** Converts a payload of the given version to the newest one. */
export function upcast({ upcasters }: EventVersions, version: number, payload: unknown): unknown {
  return upcasters.slice(version - 1).reduce((shape, next) => next(shape as never), payload)
}
