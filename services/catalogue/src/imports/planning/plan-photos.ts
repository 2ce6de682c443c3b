import type { ProductRow } from '../../tables.ts'
import type { Line } from './drafts.ts'
import type { PlanContext } from './plan-context.ts'

export interface PlannedPhoto {
  row: number
  url: string
}

// An address may have commas of its own: one separates addresses only before the next.
const SEPARATOR = /[\s|]+|,(?=\s*https?:)/i

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
