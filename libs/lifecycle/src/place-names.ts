import otherNames from './other-place-names.json' with { type: 'json' }

const OTHER_NAMES: ReadonlyMap<number, readonly string[]> = new Map(
  Object.entries(otherNames).map(([id, names]) => [Number(id), names]),
)

const NONE: readonly string[] = []

/**
 * What else a department or a municipality is called: the name that people use, or had before. Places are shown by
 * DANE's names and found by these too; some of them are the name of another place.
 */
export const otherNamesOf = (placeId: number): readonly string[] => OTHER_NAMES.get(placeId) ?? NONE

/** The places of which another name has what is looked for. */
export const placesAlsoNamed = (matches: (name: string) => boolean): number[] =>
  [...OTHER_NAMES].filter(([, names]) => names.some(matches)).map(([id]) => id)
