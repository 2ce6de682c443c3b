import {
  brands,
  colors,
  listCategories,
  listStores,
  references,
  subcategories,
} from '@deportivo/contracts/catalogue/lists'
import type { Contract } from '@deportivo/contracts/route'
import type { Calls } from '@deportivo/testkit/calls'
import type { Shop } from '@deportivo/testkit/shop'

interface Row {
  id: number
  category_id?: number
  brand_id?: number
  size_ids?: readonly number[]
}

/** Lists and stores of the demo company, for products and orders of a test. */
export async function companyShop(calls: Calls): Promise<Shop> {
  const first = async (contract: Contract, fits: (row: Row) => boolean = () => true): Promise<number> => {
    const rows = (await calls.ok('two', contract, { query: { top: 200 } })) as Row[]
    const found = rows.find(fits)
    if (!found) throw new Error(`the demo company has nothing fitting in ${contract.path}`)
    return found.id
  }
  const stores = (await calls.ok('two', listStores, {
    query: { filter: 'type:national', orderBy: 'orden' },
  })) as Row[]
  const category_id = await first(listCategories, ({ size_ids = [] }) =>
    [38, 41].every((id) => size_ids.includes(id)),
  )
  const brand_id = await first(brands.list)
  return {
    stores: [stores[0]?.id ?? 0, stores[1]?.id ?? 0],
    category_id,
    lists: {
      category_id,
      subcategory_id: await first(subcategories.list, (row) => row.category_id === category_id),
      brand_id,
      reference_id: await first(references.list, (row) => row.brand_id === brand_id),
      color_id: await first(colors.list),
    },
    // Counter sales are made in the browser only, where the register is chosen on screen.
    cashier_id: 0,
  }
}
