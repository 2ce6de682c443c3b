/** How many of one size. */
export interface Amount {
  size_id: number
  quantity: number
}

/** A size run with a name of its own. */
export interface NamedRun {
  name: string
  sizes: readonly Amount[]
}

/** A row of any list of the catalogue. */
export interface CatalogueRow {
  id: number
  name: string
  version: number
  [field: string]: string | number | boolean | readonly number[] | readonly Amount[] | readonly NamedRun[]
}
