import type { LeftOutKind } from '@deportivo/contracts/catalogue/imports'
import { may } from '@deportivo/platform/http/guard/actor'
import type { Knex } from 'knex'
import { findBelowHeld } from '@deportivo/inventory/count'
import { lackingSizes, lacksSizes } from '../../../lists/lacking-sizes.ts'
import { MissingRows } from '../planning/missing-rows.ts'
import type { NamedLists } from '../planning/named-lists.ts'
import type { Fault } from '../planning/drafts.ts'
import type { PlanContext } from '../planning/plan-context.ts'
import { tooManyPhotos } from '../planning/plan-photos.ts'
import { planProduct, type Plan } from '../planning/plan-product.ts'
import type { AlikeProducts, ImportCounts, ImportRow, OpenAmount } from '../tables.ts'
import { addAlike, noneAlike } from './alike-products.ts'
import { heldFaults } from './held-faults.ts'
import { readDecimals } from './read-decimals.ts'
import { readOptions } from './read-options.ts'
import { oneSizeFaults } from './one-size-faults.ts'
import { seenFaults } from './seen-state.ts'
import { productPages } from './staged-lines.ts'
import { readStored } from './stored-products.ts'

/** What an import would do. */
export interface ImportPlan {
  counts: ImportCounts
  missing: MissingRows
  alike: AlikeProducts
  openAmounts: readonly OpenAmount[]
  /** Options of which one may be the size. */
  openOptions: readonly string[]
  /** Wrong cells by kind, left out or not. */
  kinds: Map<LeftOutKind, number>
}

const permissions = ({ grants }: ImportRow['actor'], makesRows: boolean): PlanContext['may'] => {
  const actor = { grants } as Parameters<typeof may>[0]
  return {
    create: may(actor, 'create products'),
    change: may(actor, 'update products'),
    makeRows: makesRows && may(actor, 'create catalogue'),
  }
}

/** Counts of stored products that are below what orders and transfers hold. */
async function countFaults(db: Knex, plans: readonly Plan[]): Promise<Fault[]> {
  const counts = plans.flatMap(({ before, counts: own }) =>
    before ? own.map((count) => ({ ...count, product_id: before.id })) : [],
  )
  return counts.length === 0 ? [] : heldFaults(db, counts, await findBelowHeld(db, counts))
}

/** Categories that lack sizes of which the product has units. */
async function categoryFaults(db: Knex, plans: readonly Plan[]): Promise<Fault[]> {
  const chosen = plans.flatMap(({ row, before, newCategory }) =>
    before && newCategory ? [{ row, product_id: before.id, ...newCategory }] : [],
  )
  const lacking = await lackingSizes(
    db,
    chosen.map(({ product_id, id }) => ({ product_id, category_id: id })),
  )
  return chosen.flatMap(({ row, product_id, name }): Fault[] => {
    const sizes = lacking.get(product_id)
    return sizes === undefined ? [] : [{ row, field: 'category', value: name, text: lacksSizes(sizes) }]
  })
}

const photosOf = (plans: readonly Plan[]) => plans.flatMap(({ photos }) => photos)

function addTo(plan: ImportPlan, plans: readonly Plan[]): void {
  for (const { before, hasChanges, hasParts, counts, photos, faults, leftOut } of plans) {
    for (const { kind } of [...faults, ...leftOut])
      if (kind) plan.kinds.set(kind, (plan.kinds.get(kind) ?? 0) + 1)
    plan.counts.photos += photos.length
    plan.counts.levels += counts.length
    if (before === null) plan.counts.created += 1
    else if (hasChanges || hasParts) plan.counts.changed += 1
    else plan.counts.unchanged += 1
  }
}

export interface PlannedPage {
  plans: readonly Plan[]
  /** What is wrong in these lines. */
  faults: readonly Fault[]
  /** Lines until here. */
  done: number
  plan: ImportPlan
}

interface Planning {
  lists: NamedLists
  /** Whether names that do not exist are made. */
  makesRows: boolean
  /** Whether what another one changed since the check is a fault. */
  comparesSeen: boolean
}

/** What is wrong with a page of products beyond each line for itself. */
const faultsOfPage = async (db: Knex, plans: readonly Plan[], photos: number) => [
  ...(await categoryFaults(db, plans)),
  ...(await countFaults(db, plans)),
  ...(await oneSizeFaults(db, plans)),
  ...tooManyPhotos(photos, photosOf(plans)),
]

/** Plans an import some products at a time; each page has the faults of its lines, and the last one the whole plan. */
export async function* planImport(
  db: Knex,
  row: ImportRow,
  { lists, makesRows, comparesSeen }: Planning,
): AsyncGenerator<PlannedPage> {
  const { decimals, open: openAmounts } = await readDecimals(db, row)
  const plan: ImportPlan = {
    counts: { created: 0, changed: 0, unchanged: 0, levels: 0, photos: 0 },
    missing: new MissingRows(),
    alike: noneAlike(),
    openAmounts,
    openOptions: await readOptions(db, row),
    kinds: new Map(),
  }
  const seenNames = new Map<string, number>()
  const context = {
    lists,
    missing: plan.missing,
    may: permissions(row.actor, makesRows),
    seen: new Map<number, number>(),
    seenCodes: new Map<string, number>(),
    leaveOut: new Set(row.leave_out),
  }
  let done = 0
  for await (const products of productPages(db, row, { decimals, sizeOption: row.size_option })) {
    const stored = await readStored(db, products, lists)
    const plans = products.map((lines) => planProduct(lines, { ...context, ...stored }))
    const since = comparesSeen ? await seenFaults(db, row.id, plans) : []
    const ofPage = await faultsOfPage(db, plans, plan.counts.photos)
    const faults = [...plans.flatMap((one) => one.faults), ...since, ...ofPage]
    addTo(plan, plans)
    await addAlike(db, plan.alike, plans, { lists, seen: seenNames })
    done += plans.reduce((sum, { lines }) => sum + lines, 0)
    yield { plans, faults, done, plan }
  }
}
