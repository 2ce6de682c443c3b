import type { LISTS } from '../views/lists.ts'
import type { ReplyOf } from '../route.ts'
import { AUDIT_FILE } from './audit-columns.ts'
import { CLIENT_FILE } from './client-columns.ts'
import { EXPENSE_FILE } from './expense-columns.ts'
import type { FileColumns } from './file-columns.ts'
import type { LargeList } from './large-lists.ts'
import { REFUND_FILE, UNCONFIRMED_FILE } from './money-columns.ts'
import { ORDER_FILE } from './order-columns.ts'
import { PRODUCT_RETURN_FILE, PRODUCT_SALE_FILE, STOCK_MOVE_FILE } from './product-history-columns.ts'
import { RETURN_FILE } from './return-columns.ts'

type RowOf<N extends LargeList> =
  ReplyOf<(typeof LISTS)[N]['contract']> extends { data: readonly (infer R)[] } ? R : never

/** The columns of the files that the server writes. */
const FILES = {
  orders: ORDER_FILE,
  'seller-orders': ORDER_FILE,
  'client-orders': ORDER_FILE,
  clients: CLIENT_FILE,
  'place-clients': CLIENT_FILE,
  'unconfirmed-payments': UNCONFIRMED_FILE,
  refunds: REFUND_FILE,
  audit: AUDIT_FILE,
  returns: RETURN_FILE,
  expenses: EXPENSE_FILE,
  'stock-moves': STOCK_MOVE_FILE,
  'product-sales': PRODUCT_SALE_FILE,
  'product-returns': PRODUCT_RETURN_FILE,
} satisfies { readonly [N in LargeList]: FileColumns<RowOf<N>> }

/** Of a list by its name: its rows are those of its contract. */
export const fileOf = (list: LargeList): FileColumns<never> => FILES[list]
