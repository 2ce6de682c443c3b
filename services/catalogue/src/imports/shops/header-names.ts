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
