import { text } from '@deportivo/texts/text'

/** The names of columns that are made of a file's others. */
export const ADDED = {
  handle: text('import.column.handle'),
  color: text('import.added.color'),
  size: text('import.added.size'),
  category: text('import.added.category'),
  subcategory: text('import.added.subcategory'),
  photos: text('import.added.photos'),
  description: text('import.added.description'),
  reference: text('import.added.reference'),
  price: text('import.added.price'),
  units: text('import.added.units'),
  minimum: text('import.added.minimum'),
} as const
