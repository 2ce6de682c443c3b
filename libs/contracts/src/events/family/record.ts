import { Type, type TSchema } from 'typebox'

/** The payload of a saved record's events: the record as it is now (deleted: as it was), and the fields that changed. */
export const recordPayload = <Shape extends TSchema>(record: Shape) =>
  Type.Object({ changed: Type.Array(Type.String()), record })

export const recordTypes = <const Name extends string>(name: Name) =>
  [`${name}.created`, `${name}.changed`, `${name}.deleted`] as const
