import {
  isOfTransfer,
  moveKindName,
  STOCK_MOVE_FILE,
} from '@deportivo/contracts/exports/product-history-columns'
import { listLedger } from '@deportivo/contracts/catalogue/inventory'
import { Link } from 'react-router-dom'
import { defineList, type CellTools } from '../../../shared/list/definition/definition.ts'
import { paths } from '../../../shared/navigation/paths.ts'

/** Nothing for what did not change. */
const changeOf = (change: number, { signed }: CellTools): string => (change === 0 ? '' : signed(change))

/** What happened to the units of a product, newest first. */
export const STOCK_MOVE_LISTING = defineList('stock-moves', listLedger, {
  title: 'product.tab_moves',
  columns: [
    {
      id: 'kind',
      header: 'stock.kind',
      role: 'main',
      width: 200,
      least: 140,
      cell: (move, tools) => (
        <span className="ad-cell__lines">
          <span className="ad-table__strong">{moveKindName(move, tools)}</span>
          {move.by && <span className="ad-table__sub">{move.by}</span>}
        </span>
      ),
      file: STOCK_MOVE_FILE.kind,
    },
    {
      id: 'store',
      header: 'products.store',
      width: 190,
      least: 120,
      cell: ({ store_name }) => store_name,
      file: STOCK_MOVE_FILE.store,
    },
    {
      id: 'size',
      header: 'products.size',
      width: 80,
      cell: ({ size_name }) => size_name,
      file: STOCK_MOVE_FILE.size,
    },
    {
      id: 'on-hand',
      header: 'stock.on_hand_change',
      align: 'end',
      width: 95,
      cell: ({ on_hand_change }, tools) => changeOf(on_hand_change, tools),
      file: STOCK_MOVE_FILE['on-hand'],
    },
    {
      id: 'held',
      header: 'stock.held_change',
      align: 'end',
      width: 95,
      cell: ({ held_change }, tools) => changeOf(held_change, tools),
      file: STOCK_MOVE_FILE.held,
    },
    {
      id: 'order',
      header: 'stock.order',
      width: 100,
      cell: ({ order_id }, { t }) =>
        order_id === null ? (
          <span className="ad-soft">{t('common.none')}</span>
        ) : (
          <Link className="ad-num" to={paths.sale(order_id)}>
            #{order_id}
          </Link>
        ),
      file: STOCK_MOVE_FILE.order,
    },
    {
      id: 'transfer',
      header: 'transfer.number',
      width: 100,
      cell: (move, { t }) =>
        isOfTransfer(move) ? (
          <Link className="ad-num" to={paths.transfer(move.transfer_id ?? 0)}>
            #{move.transfer_id}
          </Link>
        ) : (
          <span className="ad-soft">{t('common.none')}</span>
        ),
      file: STOCK_MOVE_FILE.transfer,
    },
    {
      id: 'count',
      header: 'count.number',
      width: 100,
      cell: ({ count_id }, { t }) =>
        count_id === null ? (
          <span className="ad-soft">{t('common.none')}</span>
        ) : (
          <Link className="ad-num" to={paths.count(count_id)}>
            #{count_id}
          </Link>
        ),
      file: STOCK_MOVE_FILE.count,
    },
    {
      id: 'at',
      header: 'stock.at',
      width: 160,
      least: 150,
      cell: ({ at }, { instant }) => <span className="ad-num">{instant(at)}</span>,
      file: STOCK_MOVE_FILE.at,
    },
  ],
  filters: {
    size: { label: 'products.size' },
    store: { label: 'products.store' },
    from: { label: 'list.from' },
    to: { label: 'list.to' },
  },
  rowKey: ({ id }) => id,
  rowName: ({ id }) => `#${id}`,
  perPage: 15,
  none: { title: 'product.no_moves' },
  noneMatch: 'product.no_moves_match',
})
