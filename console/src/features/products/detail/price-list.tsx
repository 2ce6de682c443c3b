import { listProductPrices } from '@deportivo/contracts/catalogue/products'
import type { ReplyOf } from '@deportivo/contracts/route'
import type { TextKey } from '../../../shared/language/texts.tsx'
import { defineList, type ListColumn } from '../../../shared/list/definition/definition.ts'

type Prices = ReplyOf<typeof listProductPrices>['data'][number]

const codeColumn = (key: keyof Prices['codes'], header: TextKey): ListColumn<Prices, 'id'> => ({
  id: key,
  header,
  align: 'end',
  width: 120,
  least: 105,
  cell: ({ codes }, { t, money }) => {
    const value = codes[key]?.value
    return value === undefined ? <span className="ad-soft">{t('common.none')}</span> : money(value)
  },
  file: [{ header, kind: 'money', value: ({ codes }) => codes[key]?.value }],
})

/** What a product cost since when, newest first. */
export const PRODUCT_PRICE_LISTING = defineList('product-prices', listProductPrices, {
  title: 'product.tab_prices',
  columns: [
    {
      id: 'at',
      header: 'stock.at',
      role: 'main',
      width: 200,
      least: 160,
      cell: ({ at, by }, { instant }) => (
        <span className="ad-cell__lines">
          <span className="ad-num">{instant(at)}</span>
          {by && <span className="ad-table__sub">{by}</span>}
        </span>
      ),
      file: [
        { header: 'stock.at', kind: 'instant', value: ({ at }) => at },
        { header: 'stock.by', value: ({ by }) => by },
      ],
    },
    codeColumn('four', 'code.four'),
    codeColumn('three', 'code.three'),
    codeColumn('tow', 'code.tow'),
    codeColumn('one', 'code.one'),
    {
      id: 'price',
      header: 'product.base_price',
      align: 'end',
      width: 120,
      least: 105,
      cell: ({ price }, { money }) => money(price),
      file: [{ header: 'product.base_price', kind: 'money', value: ({ price }) => price }],
    },
    {
      id: 'minimal',
      header: 'product.minimal_price',
      align: 'end',
      width: 130,
      least: 115,
      cell: ({ minimal_price }, { money }) => money(minimal_price),
      file: [{ header: 'product.minimal_price', kind: 'money', value: ({ minimal_price }) => minimal_price }],
    },
  ],
  filters: {},
  rowKey: ({ id }) => id,
  rowName: ({ at }, { instant }) => instant(at),
  perPage: 15,
  none: { title: 'product.no_prices' },
  noneMatch: 'product.no_prices',
})
