import type { TSchema } from 'typebox'
import { firstVersion, type EventVersions } from './versions.ts'

/** The events of one kind of aggregate. All of them share one payload shape, so a new type needs no new version. */
export interface EventFamily<Type extends string = string, Shape extends TSchema = TSchema> {
  /** Each begins with the family's name and a dot. A released type is never removed. */
  types: readonly Type[]
  versions: EventVersions<Shape>
  /** Set while no service appends these events yet: the service that will. */
  reservedFor?: string
}

type FamilyOptions<Type extends string, Shape extends TSchema> = {
  types: readonly Type[]
  payload: Shape
  reservedFor?: string
}

/** A family whose payload has had one shape so far. */
export const eventFamily = <const Type extends string, Shape extends TSchema>({
  payload,
  ...family
}: FamilyOptions<Type, Shape>): EventFamily<Type, Shape> => ({ ...family, versions: firstVersion(payload) })
