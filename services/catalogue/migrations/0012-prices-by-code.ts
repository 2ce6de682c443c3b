import { PRICE_CODE_KEYS } from '@deportivo/contracts/catalogue/lists'
import type { Migration } from '@deportivo/platform/db/migrate'

const indexOf = (codeId: number) => `
  create index products_by_price_of_code_${codeId} on catalogue.products
    (coalesce((codes ->> '${codeId}')::bigint, price), id) where is_active;`

/** Searches by a price, and lists sorted by it: one index for each price code. */
export const pricesByCode: Migration = {
  name: '0012-prices-by-code',
  sql: PRICE_CODE_KEYS.map((_, index) => indexOf(index + 1)).join(''),
}
