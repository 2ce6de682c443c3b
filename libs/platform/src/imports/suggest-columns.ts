import { plainName } from '../tables/plain-name.ts'

/** The places of the columns of a file by their plain names; of two with one name, the first. */
export const columnPlaces = (columns: readonly string[]): ReadonlyMap<string, number> =>
  new Map(columns.map((name, at) => [plainName(name), at] as const).toReversed())

/** The place of the first of these names that a file has a column for. */
export function placeOf(places: ReadonlyMap<string, number>, names: readonly string[]): number | undefined {
  const name = names.find((one) => places.has(plainName(one)))
  return name === undefined ? undefined : places.get(plainName(name))
}
