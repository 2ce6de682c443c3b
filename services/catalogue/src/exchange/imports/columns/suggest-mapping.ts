import { IMPORT_COLUMNS, type ImportFormat } from '@deportivo/contracts/catalogue/import-columns'
import type { Mapping } from '@deportivo/contracts/catalogue/imports'
import { columnPlaces } from '@deportivo/platform/imports/suggest-columns'
import { plainName } from '@deportivo/platform/tables/plain-name'
import { ourNames } from '../names/our-names.ts'
import { alegraName } from '../shops/alegra-names.ts'
import { shopifyNameOf } from '../shops/loyverse-names.ts'
import { earlierName } from '../shops/shopify-names.ts'
import { siigoNames } from '../shops/siigo-names.ts'
import { englishName } from '../shops/woocommerce-names.ts'
import { PRESETS, type Source } from './presets.ts'

/** What each program calls the columns of its files, by the names of the presets. */
const NAMES: Record<ImportFormat, (columns: readonly string[]) => readonly string[]> = {
  own: (columns) => columns,
  shopify: (columns) => columns.map(earlierName),
  woocommerce: (columns) => columns.map(englishName),
  loyverse: (columns) => columns.map((name) => shopifyNameOf(name) ?? name),
  alegra: (columns) => columns.map(alegraName),
  siigo: siigoNames,
}

/** The columns of a file for ours, by their names; what has none is left out. */
export function suggestMapping(columns: readonly string[], format: ImportFormat): Mapping {
  const names = NAMES[format](columns)
  const all = columnPlaces(names)
  // '¿Existencias?': whether there are any, and not how many.
  const places = { counted: columnPlaces(names.map((name) => (/[?\u061f]/.test(name) ? '' : name))), all }
  return IMPORT_COLUMNS.flatMap((field): Mapping => {
    const sources: readonly Source[] =
      format === 'own' ? ourNames(field) : [PRESETS[format][field] ?? []].flat()
    for (const source of sources) {
      if (typeof source !== 'string' && !('column' in source)) return [{ field, text: source.text }]
      const { column: name, ...rest } = typeof source === 'string' ? { column: source } : source
      const column = places[field === 'quantity' ? 'counted' : 'all'].get(plainName(name))
      if (column !== undefined) return [{ field, column, ...rest }]
    }
    return []
  })
}
