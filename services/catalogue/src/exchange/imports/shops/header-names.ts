import { columnPlaces } from '@deportivo/platform/imports/suggest-columns'
import { plainName } from '@deportivo/platform/tables/plain-name'

export type CellReader = (cells: readonly string[], name: string) => string

/** Reads cells by the names of their columns; of two with one name, the first. */
export function cellsByName(columns: readonly string[]): CellReader {
  const places = columnPlaces(columns)
  return (cells, name) => {
    const at = places.get(plainName(name))
    return at === undefined ? '' : (cells[at] ?? '')
  }
}

/** A name that a product has besides others of the same shop's product: one of ours has one colour. */
export const handleOf = (name: string, color: string): string =>
  color === '' || name === '' ? name : `${name}-${plainName(color).replaceAll(' ', '-')}`

/** What a program calls its columns: by plain name the one that they have here, and all of their names. */
export function columnNames(names: Readonly<Record<string, readonly string[]>>) {
  const all = Object.entries(names).flatMap(([name, others]) =>
    [name, ...others].map((one) => [plainName(one), name] as const),
  )
  const known: ReadonlyMap<string, string> = new Map(all)
  return { nameOf: (plain: string): string | undefined => known.get(plain), all: [...known.keys()] }
}
