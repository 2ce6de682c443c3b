import { INTERNATIONAL_SIZE_ID } from '@deportivo/contracts/catalogue/lists'
import { getFirstSteps, type FirstSteps } from '@deportivo/contracts/catalogue/first-steps'
import { queryRow } from '@deportivo/platform/db/query-rows'
import { found, read } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'

// Each ends at the first row. Who reads it is a person already.
const STEPS = `select
  exists (select from inventory.published_stores where is_active and type = 'national') as stores,
  exists (select from catalogue.sizes where id <> ?) as sizes,
  exists (select from catalogue.categories where cardinality(size_ids) > 0) as categories,
  exists (select from catalogue.subcategories) as subcategories,
  exists (select from catalogue.brands) as brands,
  exists (select from catalogue.brand_references) as "references",
  exists (select from catalogue.colours) as colors,
  exists (select from auth.published_people offset 1) as people,
  exists (select from catalogue.products where is_active) as products,
  exists (select from inventory.published_levels where on_hand > 0) as stock,
  exists (select from money.published_cashiers) as cashiers,
  exists (select from money.published_shifts) as shift`

/** What a new installation has of what its first sale needs. */
export const getFirstStepsRoute: Routes = (app, deps) =>
  read(app, deps, getFirstSteps, async ({ db }) =>
    found(await queryRow<FirstSteps>(db, STEPS, [INTERNATIONAL_SIZE_ID])),
  )
