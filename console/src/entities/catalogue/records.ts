import { CATALOGUE_LISTS } from '@deportivo/contracts/catalogue/lists'
import { CATALOGUE_NAMES, type CatalogueName } from '@deportivo/contracts/catalogue/list-names'
import type { UsesContract } from '@deportivo/contracts/catalogue/catalogue-list'
import type { ListContract } from '@deportivo/contracts/list-route'
import type { Contract } from '@deportivo/contracts/route'
import type { TextKey } from '../../shared/language/texts.tsx'
import { fieldsOf, type CatalogueField } from './fields.ts'

/** The rows of one list of the catalogue, as records: their calls, and their fields by the contract. */
export interface CatalogueRecord {
  name: CatalogueName
  contracts: {
    list: ListContract
    create: Contract
    change: Contract
    remove: Contract
    uses: UsesContract
    reorder: Contract | undefined
  }
  newText: TextKey
  fields: readonly CatalogueField[]
}

function recordOf(name: CatalogueName): CatalogueRecord {
  const contracts = CATALOGUE_LISTS[name]
  return { name, contracts, newText: `catalogue.new.${contracts.subject}`, fields: fieldsOf(name) }
}

export const CATALOGUE_RECORDS = Object.fromEntries(
  CATALOGUE_NAMES.map((name) => [name, recordOf(name)]),
) as Readonly<Record<CatalogueName, CatalogueRecord>>
