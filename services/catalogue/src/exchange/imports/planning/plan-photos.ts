import type { ProductRow } from '../../../tables.ts'
import type { Fault, Line } from './drafts.ts'
import type { PlanContext } from './plan-context.ts'

export interface PlannedPhoto {
  row: number
  url: string
}

// An address may have commas of its own: one separates addresses only before the next.
const SEPARATOR = /[\s|]+|,(?=\s*https?:)/i

/** More than a job fetches in its six hours; a cell of single signs would be thousands. */
export const MOST_IMPORT_PHOTOS = 20_000

/** The addresses in a cell. */
export const addressesIn = (text: string): string[] =>
  text.split(SEPARATOR).filter((address) => address !== '')

/** The pictures of a product's lines that it does not have yet. What is wrong in one is found when it is fetched. */
export function planPhotos(
  lines: readonly Line[],
  before: ProductRow | null,
  { photosOf }: Pick<PlanContext, 'photosOf'>,
): PlannedPhoto[] {
  const seen = new Set(before ? photosOf(before.id) : [])
  return lines.flatMap(({ row, values: { photos = '' } }) =>
    addressesIn(photos).flatMap((url) => {
      if (seen.has(url)) return []
      seen.add(url)
      return [{ row, url }]
    }),
  )
}

/** The address with which a file that has `before` of them until here has too many: one fault of the file. */
export function tooManyPhotos(before: number, photos: readonly PlannedPhoto[]): Fault[] {
  const beyond = before > MOST_IMPORT_PHOTOS ? undefined : photos[MOST_IMPORT_PHOTOS - before]
  if (!beyond) return []
  const text = { key: 'import.photo.too_many', values: { most: MOST_IMPORT_PHOTOS } } as const
  return [{ row: beyond.row, field: 'photos', value: beyond.url, text }]
}
