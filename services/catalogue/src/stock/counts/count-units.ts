import { countUnits } from '@deportivo/contracts/catalogue/counts'
import { INTERNATIONAL_SIZE_ID } from '@deportivo/contracts/catalogue/lists'
import type { BodyOf } from '@deportivo/contracts/route'
import { addEntries, lockAgainstEnd, type CountedUnits } from '@deportivo/inventory/count-entries'
import type { StoredCount } from '@deportivo/inventory/count-record'
import { lockTypes } from '@deportivo/inventory/stores'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { messageOf } from '@deportivo/platform/http/message'
import { notFound, rule, type KeyedText } from '@deportivo/platform/http/refused'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { unitsOf } from '../../products/barcodes/read-barcodes.ts'
import { readLines } from './count-lines.ts'
import { IN_SCOPE } from './uncounted.ts'

type Entry = BodyOf<typeof countUnits>['entries'][number]

async function lockOpen(trx: Knex.Transaction, id: number): Promise<StoredCount> {
  const count = await lockAgainstEnd(trx, id)
  if (!count) throw notFound()
  if (count.state !== 'open')
    throw rule('count.refused.wrong_state', { state: { key: `count.state.${count.state}` } }, { id })
  return count
}

interface KnownProduct {
  id: number
  name: string
  is_active: boolean
  is_in_scope: boolean
  size_ids: number[]
}

// Locked: no category gives up a size while a line names it.
const PRODUCTS = `
  select p.id, p.name, p.is_active, k.size_ids, ${IN_SCOPE} as is_in_scope
  from catalogue.products p
  join catalogue.categories k on k.id = p.category_id
  join inventory.published_counts c on c.id = :count_id
  where p.id = any(:ids::integer[]) order by p.id for share of k`

interface Known {
  products: ReadonlyMap<number, KnownProduct>
  sizes: ReadonlyMap<number, string>
  isInternational: boolean
}

async function knownFor(
  trx: Knex.Transaction,
  { id: count_id, store_id }: StoredCount,
  units: readonly { product_id: number }[],
): Promise<Known> {
  const ids = [...new Set(units.map(({ product_id }) => product_id))]
  // Before their categories are read: none is deleted or gets another category while a line names it.
  await trx('catalogue.products').whereIn('id', ids).orderBy('id').forShare().select('id')
  const products = await queryRows<KnownProduct>(trx, PRODUCTS, { count_id, ids })
  const sizes = await trx('catalogue.sizes').select('id', 'name')
  const types = await lockTypes(trx, [store_id])
  return {
    products: new Map(products.map((product) => [product.id, product])),
    sizes: new Map(sizes.map(({ id, name }) => [id, name])),
    isInternational: types.get(store_id) === 'international',
  }
}

/** A size cannot have less than none, whatever it had: a mistyped sign is no count. */
function setBelowNone(
  { kind, quantity }: Entry,
  unit: { product_id: number; size_id: number },
  { products, sizes }: Known,
): KeyedText | null {
  if (kind !== 'set' || quantity >= 0) return null
  const values = { product: products.get(unit.product_id)?.name ?? '', size: sizes.get(unit.size_id) ?? '' }
  return { key: 'count.refused.set_below_none', values }
}

const isNone = ({ kind, quantity }: Pick<Entry, 'kind' | 'quantity'>) => kind === 'set' && quantity === 0

type Wanted = Entry & { unit: { product_id: number; size_id: number } | null }

/** What is counted, or why its product cannot be. */
function countedProduct(
  { code, unit, ...entry }: Wanted,
  { products }: Known,
): { product: KnownProduct; size_id: number } | KeyedText {
  const product = unit && products.get(unit.product_id)
  if (!unit || !product)
    return code === undefined ? { key: 'field.unknown_record' } : { key: 'barcode.unknown', values: { code } }
  // What was counted before it was deleted can be cleared, so that the rest of the count can be applied.
  if (!product.is_active && !isNone(entry))
    return { key: 'count.refused.deleted_product', values: { product: product.name } }
  return { product, size_id: unit.size_id }
}

/** Why a size cannot be counted here; null where it can. */
function refusalOf(wanted: Wanted, known: Known): KeyedText | null {
  const counted = countedProduct(wanted, known)
  if (!('product' in counted)) return counted
  const { product, size_id } = counted
  const { sizes, isInternational } = known
  if (!product.is_in_scope) return { key: 'count.refused.out_of_scope', values: { product: product.name } }
  const isAbroad = size_id === INTERNATIONAL_SIZE_ID
  if (isAbroad !== isInternational || (!isAbroad && !product.size_ids.includes(size_id))) {
    const values = { product: product.name, size: sizes.get(size_id) ?? '' }
    return { key: 'count.refused.size_elsewhere', values }
  }
  return setBelowNone(wanted, { product_id: product.id, size_id }, known)
}

const REFUSED = {
  in_other_count: 'count.refused.in_other_count',
  less_than_none: 'count.refused.less_than_none',
  too_many: 'count.refused.too_many',
  key_taken: 'count.refused.key_taken',
} as const

const givenUnit = ({ product_id, size_id }: Entry) =>
  product_id === undefined || size_id === undefined ? null : { product_id, size_id }

async function wantedUnits(trx: Knex.Transaction, entries: readonly Entry[]): Promise<Wanted[]> {
  const codes = entries.flatMap(({ code }) => code ?? [])
  const units = await unitsOf(trx, codes)
  return entries.map((entry) => ({
    ...entry,
    unit: entry.code === undefined ? givenUnit(entry) : (units.get(entry.code) ?? null),
  }))
}

const seenAt = ({ seconds_ago = 0 }: Entry, now: Date): Date | null =>
  seconds_ago === 0 ? null : new Date(now.getTime() - seconds_ago * 1_000)

export const countUnitsRoute: Routes = (app, deps) =>
  change(app, deps, countUnits, async ({ params, body, actor, trx }) => {
    const now = deps.clock.now()
    const count = await lockOpen(trx, params.id)
    const wanted = await wantedUnits(trx, body.entries)
    const known = await knownFor(
      trx,
      count,
      wanted.flatMap(({ unit }) => unit ?? []),
    )
    const refused: (KeyedText & { entry: string })[] = []
    const units = wanted.flatMap((entry): CountedUnits[] => {
      const refusal = refusalOf(entry, known)
      if (refusal) refused.push({ entry: entry.key, ...refusal })
      if (refusal || !entry.unit) return []
      const { key, kind, quantity, unit } = entry
      const product_name = known.products.get(unit.product_id)?.name ?? ''
      const size_name = known.sizes.get(unit.size_id) ?? ''
      return [{ key, kind, quantity, ...unit, product_name, size_name, at: seenAt(entry, now) }]
    })
    const { id: count_id, store_id } = count
    const taken = await addEntries(trx, { count_id, store_id, by: actor, now }, units)
    for (const [{ key: entry, product_name, size_name }, why] of taken)
      refused.push({ entry, key: REFUSED[why], values: { product: product_name, size: size_name } })
    const counted = units.filter((one) => !taken.has(one))
    return withMessage('count.entered', {
      lines: await readLines(trx, count_id, counted, { hasCosts: true }),
      counted: counted.map(({ key, product_id, size_id }) => ({ key, product_id, size_id })),
      refused: refused.map(({ entry, key, values = {} }) => ({
        key: entry,
        message_key: key,
        message: messageOf({ key, values }).message,
        message_values: values as Record<string, string | number>,
      })),
    })
  })
