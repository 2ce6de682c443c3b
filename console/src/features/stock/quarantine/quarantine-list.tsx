import { listQuarantine, PARCEL_AGES, PARCEL_ORIGINS } from '@deportivo/contracts/catalogue/quarantine'
import { returnCode } from '@deportivo/lifecycle/paper-codes'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { UNITS_COLUMN } from '../../../entities/product/size-matrix/units-column.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { defineList } from '../../../shared/list/definition/definition.ts'
import type { Choices } from '../../../shared/list/query/use-list-screen.ts'
import { paths } from '../../../shared/navigation/paths.ts'
import { useUrlState } from '../../../shared/navigation/url-state.ts'
import { optionsOf } from '../../../shared/ui/controls/filter-select.tsx'
import { PRODUCT_COLUMN, SIZE_COLUMN } from '../../../entities/product/stock/stock-columns.tsx'
import { useStores } from '../../../entities/catalogue/use-stores.ts'

/** What lies in quarantine, by the line that it came back from; the oldest first. */
export const QUARANTINE_LISTING = defineList('quarantine', listQuarantine, {
  title: 'quarantine.title',
  columns: [
    PRODUCT_COLUMN,
    SIZE_COLUMN,
    UNITS_COLUMN,
    {
      id: 'since',
      header: 'quarantine.since',
      width: 150,
      least: 130,
      orderBy: 'since',
      cell: ({ since }, { ago, instant }) => (
        <span className="ad-cell__lines">
          {ago(since, Date.now())}
          <span className="ad-table__sub ad-num">{instant(since)}</span>
        </span>
      ),
      file: [{ header: 'quarantine.since', kind: 'instant', value: ({ since }) => since }],
    },
    {
      id: 'reason',
      header: 'quarantine.why',
      width: 220,
      least: 130,
      cell: ({ reason, order_id, return_id }, { t }) => (
        <span className="ad-cell__lines">
          {reason ?? <span className="ad-soft">{t('common.none')}</span>}
          {order_id !== null && (
            <Link className="ad-table__sub ad-num" to={paths.sale(order_id)}>
              {t('quarantine.of_order', { id: order_id })}
            </Link>
          )}
          {return_id !== null && (
            <Link className="ad-table__sub ad-num" to={paths.returnCase(return_id)}>
              {t('quarantine.of_return', { id: return_id })}
            </Link>
          )}
        </span>
      ),
      file: [
        { header: 'quarantine.why', value: ({ reason }) => reason },
        { header: 'stock.order', kind: 'number', value: ({ order_id }) => order_id },
        { header: 'returns.number', kind: 'number', value: ({ return_id }) => return_id },
      ],
    },
    {
      id: 'store',
      header: 'products.store',
      width: 170,
      least: 120,
      cell: ({ store_name }) => store_name,
      file: [{ header: 'products.store', value: ({ store_name }) => store_name }],
    },
    {
      id: 'value',
      header: 'quarantine.value',
      align: 'end',
      width: 120,
      cell: ({ value }, { t, money }) =>
        value === null ? <span className="ad-soft">{t('common.none')}</span> : money(value),
      file: [{ header: 'quarantine.value', kind: 'money', value: ({ value }) => value }],
    },
  ],
  filters: {
    store: { label: 'products.store' },
    origin: { label: 'quarantine.origin' },
    age: { label: 'quarantine.age' },
    return: { label: 'returns.number', isFurther: true },
  },
  search: { label: 'quarantine.search', placeholder: 'quarantine.search_placeholder' },
  rowKey: ({ id }) => id,
  rowName: ({ product_name, size_name }) => `${product_name} ${size_name}`,
  perPage: 15,
  none: { title: 'quarantine.none', text: 'quarantine.none_text' },
  noneMatch: 'quarantine.none_match',
})

export function useQuarantineChoices(): Choices {
  const t = useTexts()
  const stores = useStores()
  const [{ return: caseId }] = useUrlState(['return'])
  return useMemo(
    () => ({
      store: optionsOf(stores),
      origin: PARCEL_ORIGINS.map((value) => ({ value, label: t(`quarantine.origin.${value}`) })),
      // A case leads here with its number.
      return: caseId === undefined ? [] : [{ value: caseId, label: returnCode(Number(caseId)) }],
      age: PARCEL_AGES.map((value) => ({ value, label: t('quarantine.age_from', { days: value }) })),
    }),
    [t, stores, caseId],
  )
}
