import { CATALOGUE_LISTS } from '@deportivo/contracts/catalogue/lists'
import type { CatalogueName } from '@deportivo/contracts/catalogue/list-names'
import { formOf, type ContractForm } from '../../shared/form/contract-form.ts'

type RowForm = ContractForm<Record<string, unknown>>

/** The form of each list's rows. */
export const CATALOGUE_FORMS = Object.fromEntries(
  Object.entries(CATALOGUE_LISTS).map(([name, { create }]) => [name, formOf(create.body) as RowForm]),
) as Record<CatalogueName, RowForm>
