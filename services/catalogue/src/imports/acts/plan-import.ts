import { may } from '@deportivo/platform/http/guard/actor'
import type { Knex } from 'knex'
import { findBelowHeld } from '@deportivo/inventory/count'
import { MissingRows } from '../planning/missing-rows.ts'
import type { NamedLists } from '../planning/named-lists.ts'
import type { Fault } from '../planning/drafts.ts'
import type { PlanContext } from '../planning/plan-context.ts'
import { planProduct, type Plan } from '../planning/plan-product.ts'
import type { ImportActor, ImportCounts, ImportRow } from '../tables.ts'
import { heldFaults } from './held-faults.ts'
import { productPages } from './staged-lines.ts'
import { readStored } from './stored-products.ts'

/** What an import would do, and what is wrong in it. */
export interface ImportPlan {
  counts: ImportCounts
  missing: MissingRows
  faults: Fault[]
  faultsTotal: number
}

/** More are counted, but not stored. */
const MOST_FAULTS = 5_000

const permissions = ({ grants }: ImportActor, makesRows: boolean): PlanContext['may'] => {
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

export function addFaults(plan: ImportPlan, faults: readonly Fault[]): void {
  plan.faultsTotal += faults.length
  plan.faults.push(...faults.slice(0, MOST_FAULTS - plan.faults.length))
}

function addTo(plan: ImportPlan, plans: readonly Plan[], faults: readonly Fault[]): void {
  addFaults(plan, faults)
  for (const { before, hasChanges, hasParts, counts, photos } of plans) {
    plan.counts.photos += photos.length
    plan.counts.levels += counts.length
    if (before === null) plan.counts.created += 1
    else if (hasChanges || hasParts) plan.counts.changed += 1
    else plan.counts.unchanged += 1
  }
}

export interface PlannedPage {
  plans: readonly Plan[]
  /** Lines until here. */
  done: number
  plan: ImportPlan
}

/** Plans an import some products at a time; the last page has the whole plan. */
export async function* planImport(
  db: Knex,
  row: ImportRow,
  lists: NamedLists,
  makesRows: boolean,
): AsyncGenerator<PlannedPage> {
  const plan: ImportPlan = {
    counts: { created: 0, changed: 0, unchanged: 0, levels: 0, photos: 0 },
    missing: new MissingRows(),
    faults: [],
    faultsTotal: 0,
  }
  const context = {
    ...{ lists, missing: plan.missing, may: permissions(row.actor, makesRows) },
    ...{ seen: new Map<number, number>(), seenCodes: new Map<string, number>() },
  }
  let done = 0
  for await (const products of productPages(db, row)) {
    const stored = await readStored(db, products, lists)
    const plans = products.map((lines) => planProduct(lines, { ...context, ...stored }))
    addTo(plan, plans, [...plans.flatMap(({ faults }) => faults), ...(await countFaults(db, plans))])
    done += plans.reduce((sum, { lines }) => sum + lines, 0)
    yield { plans, done, plan }
  }
}
