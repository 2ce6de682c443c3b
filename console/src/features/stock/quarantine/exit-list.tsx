import {
  EXIT_KINDS,
  EXIT_STATES,
  listQuarantineExits,
  type QuarantineExit,
} from '@deportivo/contracts/catalogue/quarantine'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { AttachmentThumb } from '../../../entities/attachment/attachment-thumb.tsx'
import '../../../entities/order/state-tag.css'
import { UNITS_COLUMN } from '../../../entities/product/size-matrix/units-column.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { defineList, type CellTools } from '../../../shared/list/definition/definition.ts'
import type { Choices } from '../../../shared/list/query/use-list-screen.ts'
import { paths } from '../../../shared/navigation/paths.ts'
import { optionsOf } from '../../../shared/ui/controls/filter-select.tsx'
import { createdColumn, PRODUCT_COLUMN, SIZE_COLUMN } from '../../../entities/product/stock/stock-columns.tsx'
import { useStores } from '../../../entities/catalogue/use-stores.ts'

const CLASSES: Readonly<Record<QuarantineExit['state'], string>> = {
  done: 'ad-tag',
  open: 'ad-tag ad-tag--progress',
  settled: 'ad-tag ad-tag--success',
  undone: 'ad-tag ad-tag--danger',
}

/** What became of a claim. */
function settlement({ replaced, credit }: QuarantineExit, { t, count, money }: CellTools): string {
  return [
    ...(replaced ? [t('quarantine.came', { count: count(replaced) })] : []),
    ...(credit ? [t('quarantine.credited', { amount: money(credit) })] : []),
  ].join(' · ')
}

/** What left quarantine, newest first, and what suppliers still owe. */
export const EXIT_LISTING = defineList('quarantine-exits', listQuarantineExits, {
  title: 'quarantine.exits',
  columns: [
    PRODUCT_COLUMN,
    SIZE_COLUMN,
    {
      id: 'kind',
      header: 'quarantine.exit',
      width: 180,
      least: 130,
      cell: ({ kind, supplier, order_id, return_id }, { t }) => (
        <span className="ad-cell__lines">
          {t(`quarantine.kind.${kind}`)}
          {supplier && <span className="ad-table__sub">{supplier}</span>}
          {!supplier && order_id !== null && (
            <Link className="ad-table__sub ad-num" to={paths.sale(order_id)}>
              {t('quarantine.of_order', { id: order_id })}
            </Link>
          )}
          {!supplier && return_id !== null && (
            <Link className="ad-table__sub ad-num" to={paths.returnCase(return_id)}>
              {t('quarantine.of_return', { id: return_id })}
            </Link>
          )}
        </span>
      ),
      file: [
        { header: 'quarantine.exit', value: ({ kind }, { t }) => t(`quarantine.kind.${kind}`) },
        { header: 'quarantine.supplier', value: ({ supplier }) => supplier },
        { header: 'stock.order', kind: 'number', value: ({ order_id }) => order_id },
        { header: 'returns.number', kind: 'number', value: ({ return_id }) => return_id },
      ],
    },
    {
      id: 'state',
      header: 'transfer.state',
      width: 150,
      least: 110,
      cell: (exit, tools) => (
        <span className="ad-cell__lines">
          <span className={CLASSES[exit.state]}>{tools.t(`quarantine.state.${exit.state}`)}</span>
          {exit.state === 'settled' && <span className="ad-table__sub">{settlement(exit, tools)}</span>}
        </span>
      ),
      file: [
        { header: 'transfer.state', value: ({ state }, { t }) => t(`quarantine.state.${state}`) },
        { header: 'quarantine.replaced', kind: 'count', value: ({ replaced }) => replaced },
        { header: 'quarantine.credit', kind: 'money', value: ({ credit }) => credit },
      ],
    },
    UNITS_COLUMN,
    {
      id: 'value',
      header: 'quarantine.value',
      align: 'end',
      width: 120,
      cell: ({ value }, { t, money }) =>
        value === null ? <span className="ad-soft">{t('common.none')}</span> : money(value),
      file: [{ header: 'quarantine.value', kind: 'money', value: ({ value }) => value }],
    },
    {
      id: 'reason',
      header: 'transfer.reason',
      width: 190,
      least: 120,
      cell: ({ reason, closing_note }) => (
        <span className="ad-cell__lines">
          {reason}
          {closing_note && <span className="ad-table__sub">{closing_note}</span>}
        </span>
      ),
      file: [
        { header: 'transfer.reason', value: ({ reason }) => reason },
        { header: 'quarantine.note', value: ({ closing_note }) => closing_note },
      ],
    },
    {
      id: 'photo',
      header: 'quarantine.photo',
      width: 76,
      cell: ({ proof, product_name }, { t }) =>
        proof === null ? (
          <span className="ad-soft">{t('common.none')}</span>
        ) : (
          <AttachmentThumb file={proof} label={t('quarantine.photo_of', { product: product_name })} />
        ),
      file: [{ header: 'quarantine.photo', value: ({ proof }) => proof?.name }],
    },
    createdColumn('stock.at'),
    {
      id: 'store',
      header: 'products.store',
      width: 150,
      least: 110,
      isExtra: true,
      cell: ({ store_name }) => store_name,
      file: [{ header: 'products.store', value: ({ store_name }) => store_name }],
    },
  ],
  filters: {
    kind: { label: 'quarantine.exit' },
    state: { label: 'transfer.state' },
    store: { label: 'products.store' },
  },
  rowKey: ({ id }) => id,
  rowName: ({ id, product_name, size_name }) => `#${id} ${product_name} ${size_name}`,
  perPage: 15,
  none: { title: 'quarantine.no_exits', text: 'quarantine.no_exits_text' },
  noneMatch: 'quarantine.no_exits_match',
})

export function useExitChoices(): Choices {
  const t = useTexts()
  const stores = useStores()
  return useMemo(
    () => ({
      store: optionsOf(stores),
      kind: EXIT_KINDS.map((value) => ({ value, label: t(`quarantine.kind.${value}`) })),
      state: EXIT_STATES.map((value) => ({ value, label: t(`quarantine.state.${value}`) })),
    }),
    [t, stores],
  )
}
