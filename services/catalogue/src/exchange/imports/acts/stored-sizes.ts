import { readMinimumsOf } from '@deportivo/inventory/minimums'
import { queryRows } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'
import type { Line } from '../planning/drafts.ts'
import type { CodeOwner, PlanContext, SizeDetails } from '../planning/plan-context.ts'
import { readCodes } from '../planning/read-details.ts'

const CODES = `
  select product_id, size_id, array_agg(code order by position, code) as codes
  from catalogue.barcodes where product_id = any(?::integer[]) group by 1, 2`

// A code of a product that was deleted may be used again.
const OWNERS = `
  select e.code, e.product_id, e.size_id, concat_ws(' ', p.name, p.reference_name) as product, z.name as size
  from catalogue.barcodes e
  join catalogue.products p on p.id = e.product_id and p.is_active
  join catalogue.sizes z on z.id = e.size_id
  where e.code = any(?::text[])`

type SizesOfProducts = Map<number, Map<number, SizeDetails>>

/** The barcodes and minimums of some products, by size. */
export async function storedSizes(db: Knex, ids: readonly number[]): Promise<SizesOfProducts> {
  const sizes: SizesOfProducts = new Map()
  const sizeOf = (product_id: number, size_id: number) => {
    const own = sizes.get(product_id) ?? new Map<number, SizeDetails>()
    sizes.set(product_id, own)
    const size = own.get(size_id) ?? { codes: [], minimum: 0 }
    own.set(size_id, size)
    return size
  }
  const coded = await queryRows<{ product_id: number; size_id: number; codes: string[] }>(db, CODES, [
    [...ids],
  ])
  for (const { product_id, size_id, codes } of coded) sizeOf(product_id, size_id).codes = codes
  for (const { product_id, size_id, minimum } of await readMinimumsOf(db, ids))
    sizeOf(product_id, size_id).minimum = minimum
  return sizes
}

const codesIn = (lines: readonly Line[]): string[] =>
  lines.flatMap(({ values: { barcodes = '' } }) => {
    const read = readCodes(barcodes)
    return 'value' in read ? read.value : []
  })

/** Reads what sizes of stored products have, and who has the barcodes in some lines. */
export async function readSizes(
  db: Knex,
  lines: readonly Line[],
  ids: readonly number[],
): Promise<Pick<PlanContext, 'sizesOf' | 'ownerOf'>> {
  const codes = codesIn(lines)
  const isNamed = lines.some(({ values }) => values.barcodes || values.minimum)
  const sizes = isNamed && ids.length > 0 ? await storedSizes(db, ids) : new Map<number, never>()
  const owners = codes.length > 0 ? await queryRows<CodeOwner>(db, OWNERS, [codes]) : []
  const byCode = new Map(owners.map((owner) => [owner.code, owner]))
  return { sizesOf: (id) => sizes.get(id) ?? new Map(), ownerOf: (code) => byCode.get(code) }
}
