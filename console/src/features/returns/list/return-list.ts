import { listReturns } from '@deportivo/contracts/returns/returns'
import { returnCode } from '@deportivo/lifecycle/paper-codes'
import { defineList } from '../../../shared/list/definition/definition.ts'
import { paths } from '../../../shared/navigation/paths.ts'
import { RETURN_COLUMNS } from './return-columns.tsx'

/** Return cases, the longest waiting first; the tabs of the page narrow them to a state. */
export const RETURN_LISTING = defineList('returns', listReturns, {
  title: 'menu.returns',
  query: { include: 'next' },
  columns: RETURN_COLUMNS,
  filters: {
    type: { label: 'returns.type' },
    reason: { label: 'returns.reason', isFurther: true },
    seller: { label: 'reports.dimension.seller', isFurther: true },
    store: { label: 'returns.goods_store', isFurther: true },
    sold_store: { label: 'returns.sold_store', isFurther: true },
    category: { label: 'reports.dimension.category', isFurther: true },
    product: { label: 'returns.product', isFurther: true },
    brand: { label: 'reports.dimension.brand', isFurther: true },
    client: { label: 'reports.dimension.client', isFurther: true },
    profile: { label: 'reports.dimension.profile', isFurther: true },
    team: { label: 'list.of_team', isFurther: true },
    requested_from: { label: 'returns.requested_from', isFurther: true },
    requested_to: { label: 'returns.requested_to', isFurther: true },
    settled_from: { label: 'returns.settled_from', isFurther: true },
    settled_to: { label: 'returns.settled_to', isFurther: true },
  },
  search: { label: 'returns.search', placeholder: 'returns.search_placeholder' },
  rowKey: ({ id }) => id,
  rowName: ({ id, client_name }) => `${returnCode(id)} ${client_name}`,
  rowUrl: ({ id }) => paths.returnCase(id),
  perPage: 15,
  none: { title: 'returns.none', text: 'returns.none_text' },
  noneMatch: 'returns.none_match',
})
