import { CATALOGUE_LISTS, type CatalogueName } from '@deportivo/contracts/catalogue/lists'
import { formOf, type ContractForm } from '../../shared/form/contract-form.ts'

type RowForm = ContractForm<Record<string, unknown>>

/** The form of each list's rows. */
export const CATALOGUE_FORMS = Object.fromEntries(
  Object.entries(CATALOGUE_LISTS).map(([name, { create }]) => [name, formOf(create.body) as RowForm]),
) as Record<CatalogueName, RowForm>
