import { listTransfers, type TransferSummary } from '@deportivo/contracts/catalogue/transfers'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { defineList } from '../../shared/list/definition/definition.ts'
import type { Choices } from '../../shared/list/query/use-list-screen.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { useStores } from '../../entities/catalogue/use-stores.ts'
import { optionsOf } from '../../shared/ui/controls/filter-select.tsx'
import { createdColumn } from '../../entities/product/stock/stock-columns.tsx'
import { TransferTag } from './transfer-tag.tsx'

const differs = ({ units, received_units }: TransferSummary): boolean =>
  received_units !== null && received_units !== units

/** Transfers between stores, newest first; the tabs of the page narrow them to a state. */
export const TRANSFER_LISTING = defineList('transfers', listTransfers, {
  title: 'transfer.title',
  columns: [
    {
      id: 'number',
      header: 'transfer.number',
      role: 'main',
      width: 250,
      least: 150,
      cell: ({ id, product_names }, { t }) => (
        <span className="ad-cell__lines">
          <Link className="ad-table__strong ad-num" to={paths.transfer(id)}>
            #{id}
          </Link>
          <span className="ad-table__sub">{product_names || t('transfer.no_lines')}</span>
        </span>
      ),
      file: [
        { header: 'transfer.number', kind: 'number', value: ({ id }) => id },
        { header: 'sale.products', value: ({ product_names }) => product_names },
      ],
    },
    {
      id: 'stores',
      header: 'transfer.way',
      width: 260,
      least: 150,
      cell: ({ from_store_name, to_store_name }, { t }) => (
        <span className="ad-cell__lines">
          {from_store_name}
          <span className="ad-table__sub">{t('transfer.to', { store: to_store_name })}</span>
        </span>
      ),
      file: [
        { header: 'transfer.from_store', value: ({ from_store_name }) => from_store_name },
        { header: 'transfer.to_store', value: ({ to_store_name }) => to_store_name },
      ],
    },
    {
      id: 'state',
      header: 'transfer.state',
      width: 140,
      cell: ({ state }) => <TransferTag state={state} />,
      file: [{ header: 'transfer.state', value: ({ state }, { t }) => t(`transfer.state.${state}`) }],
    },
    {
      id: 'units',
      header: 'product.units',
      align: 'end',
      width: 110,
      cell: (transfer, { t, count }) => (
        <span className="ad-cell__lines">
          {count(transfer.units)}
          {differs(transfer) && (
            <span className="ad-table__sub">
              {t('transfer.arrived', { count: count(transfer.received_units ?? 0) })}
            </span>
          )}
        </span>
      ),
      file: [
        { header: 'product.units', kind: 'count', value: ({ units }) => units },
        { header: 'transfer.received_units', kind: 'count', value: ({ received_units }) => received_units },
      ],
    },
    createdColumn('transfer.created_at'),
    {
      id: 'sent',
      header: 'transfer.sent_at',
      width: 160,
      least: 150,
      cell: ({ sent_at }, { t, instant }) =>
        sent_at === null ? (
          <span className="ad-soft">{t('common.none')}</span>
        ) : (
          <span className="ad-num">{instant(sent_at)}</span>
        ),
      file: [{ header: 'transfer.sent_at', kind: 'instant', value: ({ sent_at }) => sent_at }],
    },
  ],
  filters: {
    from_store: { label: 'transfer.from_store' },
    to_store: { label: 'transfer.to_store' },
  },
  search: { label: 'transfer.search', placeholder: 'transfer.search_placeholder' },
  rowKey: ({ id }) => id,
  rowName: ({ id, to_store_name }, { t }) => `#${id} ${t('transfer.to', { store: to_store_name })}`,
  rowUrl: ({ id }) => paths.transfer(id),
  perPage: 15,
  none: { title: 'transfer.none', text: 'transfer.none_text' },
  noneMatch: 'transfer.none_match',
})

export function useTransferChoices(): Choices {
  const stores = useStores()
  return useMemo(() => ({ from_store: optionsOf(stores), to_store: optionsOf(stores) }), [stores])
}
