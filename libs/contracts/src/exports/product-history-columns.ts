import type { listLedger } from '../catalogue/inventory.ts'
import type { listReturnsOfProduct, listSalesOfProduct } from '../orders/product-history.ts'
import type { ReplyOf } from '../route.ts'
import { ORDER_STATE_FIELDS } from './order-columns.ts'
import type { FileColumns, FileTools } from './file-columns.ts'

type StockMove = ReplyOf<typeof listLedger>['data'][number]

interface OrderLine {
  order_id: number
  client_name: string
  size_name: string
  store_name: string
  quantity: number
}

export const moveKindName = (
  { kind }: { kind: string },
  { t, isKnownText }: Pick<FileTools, 't' | 'isKnownText'>,
): string => {
  const key = `stock.kind.${kind}`
  return isKnownText(key) ? t(key) : kind
}

/** A move at once has a number, but no document. */
export const isOfTransfer = ({ kind, transfer_id }: Pick<StockMove, 'kind' | 'transfer_id'>): boolean =>
  transfer_id !== null && kind !== 'move'

/** What happened to the units of a product. */
export const STOCK_MOVE_FILE = {
  kind: [
    { header: 'stock.kind', value: moveKindName },
    { header: 'stock.by', value: ({ by }) => by },
  ],
  store: [{ header: 'products.store', value: ({ store_name }) => store_name }],
  size: [{ header: 'products.size', value: ({ size_name }) => size_name }],
  'on-hand': [{ header: 'stock.on_hand_change', kind: 'count', value: (move) => move.on_hand_change }],
  held: [{ header: 'stock.held_change', kind: 'count', value: (move) => move.held_change }],
  order: [{ header: 'stock.order', kind: 'number', value: ({ order_id }) => order_id }],
  transfer: [
    {
      header: 'transfer.number',
      kind: 'number',
      value: (move) => (isOfTransfer(move) ? move.transfer_id : null),
    },
  ],
  count: [{ header: 'count.number', kind: 'number', value: ({ count_id }) => count_id }],
  at: [{ header: 'stock.at', kind: 'instant', value: ({ at }) => at }],
} as const satisfies FileColumns<StockMove>

/** What sales and returns of a product have in common. */
export const ORDER_LINE_FILE = {
  order: [
    { header: 'stock.order', kind: 'number', value: ({ order_id }) => order_id },
    { header: 'order.client', value: ({ client_name }) => client_name },
  ],
  size: [{ header: 'products.size', value: ({ size_name }) => size_name }],
  quantity: [{ header: 'product.units', kind: 'count', value: ({ quantity }) => quantity }],
  store: [{ header: 'products.store', value: ({ store_name }) => store_name }],
} as const satisfies FileColumns<OrderLine>

export const PRODUCT_SALE_FILE = {
  ...ORDER_LINE_FILE,
  price: [{ header: 'order.total', kind: 'money', value: ({ price }) => price }],
  seller: [{ header: 'order.seller', value: ({ seller_name }) => seller_name }],
  state: ORDER_STATE_FIELDS,
  at: [{ header: 'product.sold_at', kind: 'instant', value: ({ sold_at }) => sold_at }],
} as const satisfies FileColumns<ReplyOf<typeof listSalesOfProduct>['data'][number]>

export const PRODUCT_RETURN_FILE = {
  ...ORDER_LINE_FILE,
  state: [{ header: 'order.state', value: ({ state_id }, { t }) => t(`return.state.${state_id}`) }],
  at: [{ header: 'product.returned_at', kind: 'instant', value: ({ returned_at }) => returned_at }],
} as const satisfies FileColumns<ReplyOf<typeof listReturnsOfProduct>['data'][number]>
