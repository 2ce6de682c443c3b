import { plainName } from '@deportivo/platform/tables/plain-name'

export type CellReader = (cells: readonly string[], name: string) => string

/** Reads cells by the names of their columns. */
export function cellsByName(columns: readonly string[]): CellReader {
  const places = new Map(columns.map((column, at) => [plainName(column), at]))
  return (cells, name) => {
    const at = places.get(plainName(name))
    return at === undefined ? '' : (cells[at] ?? '')
  }
}

const SIZE_NAMES = ['talla', 'tallas', 'size', 'sizes', 'shoe size', 'tamano', 'numero', 'numeracion']
const COLOUR_NAMES = ['color', 'colores', 'colour', 'colours', 'colors']

export interface Option {
  name: string
  value: string
}

const valueOf = (options: readonly Option[], names: readonly string[]) =>
  options.find(({ name, value }) => value !== '' && names.includes(plainName(name)))?.value ?? ''

/** Size and colour among the options of a variant. */
export const looksOf = (options: readonly Option[]) => ({
  size: valueOf(options, SIZE_NAMES),
  color: valueOf(options, COLOUR_NAMES),
})

/** A name that a product has besides others of the same shop's product: one of ours has one colour. */
export const handleOf = (name: string, color: string): string =>
  color === '' || name === '' ? name : `${name}-${plainName(color).replaceAll(' ', '-')}`
