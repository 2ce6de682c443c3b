import { listUnderMinimum, type UnderMinimum } from '@deportivo/contracts/catalogue/minimums'
import { defineList } from '@deportivo/platform/lists/define-list'
import { searchByProduct } from '../../products/search-by-product.ts'

type Dates = 'since' | 'last_sold_at'
type Row = Omit<UnderMinimum, Dates> & { since: Date; last_sold_at: Date | null }

// Of the rows of a page only. What left is found in the entries of the product, the newest first.
const FIGURES = [
  'inventory.published_for_sale(falls.product_id, falls.size_id) as available',
  `(select coalesce(sum(l.quantity), 0)::integer
    from inventory.published_transfer_lines l
    join inventory.published_transfers t on t.id = l.transfer_id and t.state = 'in_transit'
    join inventory.published_stores s on s.id = t.to_store and s.type = 'national'
    where l.product_id = falls.product_id and l.size_id = falls.size_id) as in_transit`,
  `(select coalesce(sum(l.available), 0)::integer
    from inventory.published_levels l
    join inventory.published_stores s
      on s.id = l.store_id and s.is_active and s.type not in ('national', 'virtual')
    where l.product_id = falls.product_id and l.size_id = falls.size_id) as elsewhere`,
  `(select e.at from inventory.published_ledger e
    where e.product_id = falls.product_id and e.size_id = falls.size_id and e.kind = 'leave'
    order by e.id desc limit 1) as last_sold_at`,
]

export const listUnderMinimumRoute = defineList<typeof listUnderMinimum, Row>(listUnderMinimum, {
  from: ({ db }) => db('inventory.published_under_minimum'),
  filters: { product_id: 'product_id' },
  sort: { since: 'since' },
  tiebreak: ['product_id', 'size_id'],
  search: searchByProduct,
  read: async ({ rows, sorted }, { db }) => {
    const page = db
      .from(rows.as('falls'))
      .join('catalogue.published_products as p', 'p.id', 'falls.product_id')
      .join('catalogue.sizes as z', 'z.id', 'falls.size_id')
      .select('falls.*', 'p.name as product_name', 'p.reference_name', 'p.color_name', 'z.name as size_name')
      .select(FIGURES.map((figure) => db.raw(figure)))
    const found = await sorted(page).select<Omit<Row, 'missing'>[]>()
    return found.map((row) => ({
      ...row,
      missing: Math.max(0, row.minimum - row.available - row.in_transit),
    }))
  },
})
