import { getMinimums, setMinimums } from '@deportivo/contracts/catalogue/minimums'
import type { BodyOf } from '@deportivo/contracts/route'
import { readMinimums, writeMinimums, type SizeMinimum } from '@deportivo/inventory/minimums'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { invalid, notFound } from '@deportivo/platform/http/refused'
import { change, found, read, withMessage } from '@deportivo/platform/http/serve/serve'
import { recordCallOf, type FieldErrors, type RecordCall } from '@deportivo/platform/records/record-call'
import { recordSaved } from '@deportivo/platform/records/record-saved'
import { lockSeenRecord, stampOf } from '@deportivo/platform/records/save-record'
import type { Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { PRODUCT } from '../../products/product-record.ts'
import { minimumsText } from './minimums-text.ts'
import { MINIMUMS_FIELD } from './watch-minimums.ts'

// Sizes that the category gave up keep their minimum until it is replaced, and are shown.
const SHOWN = `
  select z.id as size_id, z.name as size_name, coalesce(m.minimum, 0) as minimum,
         inventory.published_for_sale(p.id, z.id) as available
  from catalogue.products p
  join catalogue.categories c on c.id = p.category_id
  join catalogue.sizes z on true
  left join jsonb_to_recordset(:minimums::jsonb) as m(size_id integer, minimum integer) on m.size_id = z.id
  where p.id = :id and (z.id = any(c.size_ids) or m.size_id is not null)
  order by z.sort_order, z.id`

interface Shown extends SizeMinimum {
  size_name: string
  available: number
}

const shownMinimums = async (db: Knex, id: number): Promise<Shown[]> =>
  queryRows<Shown>(db, SHOWN, { id, minimums: JSON.stringify(await readMinimums(db, id)) })

export const getMinimumsRoute: Routes = (app, deps) =>
  read(app, deps, getMinimums, async ({ db, params }) => {
    const product = await db('catalogue.products').where({ id: params.id, is_active: true }).first('id')
    if (!product) throw notFound()
    return found(await shownMinimums(db, params.id))
  })

/** Each size of the product's category at most once. */
function refuseWrong({ sizes }: BodyOf<typeof setMinimums>, shown: readonly Shown[]): void {
  const errors: FieldErrors = {}
  sizes.forEach(({ size_id }, at) => {
    if (!shown.some((size) => size.size_id === size_id))
      errors[`sizes.${at}.size_id`] = 'product.size_not_of_category'
    else if (sizes.findIndex((size) => size.size_id === size_id) !== at)
      errors[`sizes.${at}.size_id`] = 'minimum.size_twice'
  })
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

/** Saves what each size of a product should have at least, and returns how they are shown then. */
export async function saveMinimums(
  call: RecordCall,
  id: number,
  body: BodyOf<typeof setMinimums>,
): Promise<Shown[]> {
  const { trx } = call
  const product = await lockSeenRecord(call, PRODUCT, { id, version: body.version })
  const before = await shownMinimums(trx, product.id)
  refuseWrong(body, before)
  const wanted = body.sizes.filter(({ minimum }) => minimum > 0)
  await writeMinimums(trx, product.id, wanted)
  const after = await shownMinimums(trx, product.id)
  const [from, to] = [minimumsText(before), minimumsText(after)]
  if (from !== to) {
    await trx('catalogue.products').where('id', product.id).update(stampOf(call, product))
    const row = { ...product, ...stampOf(call, product) }
    await recordSaved(call, PRODUCT, 'changed', { row, changes: [{ field: MINIMUMS_FIELD, from, to }] })
  }
  return after
}

export const setMinimumsRoute: Routes = (app, deps) =>
  change(app, deps, setMinimums, async (served) => {
    const call = recordCallOf(deps, served)
    return withMessage('minimum.saved', await saveMinimums(call, served.params.id, served.body))
  })
