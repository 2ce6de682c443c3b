import { listCountLines, type CountLine } from '@deportivo/contracts/catalogue/counts'
import { Link } from 'react-router-dom'
import { ProductPicture } from '../../entities/product/product-picture.tsx'
import { Dots } from '../../shared/ui/display/dots.tsx'
import { defineList } from '../../shared/list/definition/definition.ts'
import { paths } from '../../shared/navigation/paths.ts'

export const lineName = ({ product_name, size_name }: Pick<CountLine, 'product_name' | 'size_name'>) =>
  `${product_name} ${size_name}`

/** The sizes of a stock count: what there should be, and what was counted. */
export const COUNT_LINE_LISTING = defineList('count-lines', listCountLines, {
  title: 'count.differences',
  columns: [
    {
      id: 'product',
      header: 'sale.products',
      role: 'main',
      width: 270,
      least: 170,
      orderBy: 'name',
      cell: (line) => (
        <span className="ad-row">
          <ProductPicture url={line.photo} name={line.product_name} isThumb />
          <span>
            <Link className="ad-table__strong" to={paths.productDetail(line.product_id)}>
              {line.product_name}
            </Link>
            <span className="ad-table__sub">
              <Dots>
                {line.reference_name}
                {line.color_name}
              </Dots>
            </span>
          </span>
        </span>
      ),
      file: [
        { header: 'sale.products', value: ({ product_name }) => product_name },
        { header: 'products.reference', value: ({ reference_name }) => reference_name },
        { header: 'products.color', value: ({ color_name }) => color_name },
      ],
    },
    {
      id: 'size',
      header: 'products.size',
      width: 75,
      cell: ({ size_name }) => size_name,
      file: [{ header: 'products.size', value: ({ size_name }) => size_name }],
    },
    {
      id: 'expected',
      header: 'count.expected',
      align: 'end',
      width: 105,
      cell: ({ expected }, { count }) => count(expected),
      file: [{ header: 'count.expected', kind: 'count', value: ({ expected }) => expected }],
    },
    {
      id: 'counted',
      header: 'count.counted',
      align: 'end',
      width: 105,
      cell: ({ counted }, { count, t }) =>
        counted === null ? <span className="ad-soft">{t('count.not_counted')}</span> : count(counted),
      file: [{ header: 'count.counted', kind: 'count', value: ({ counted }) => counted }],
    },
    {
      id: 'difference',
      header: 'count.difference',
      align: 'end',
      width: 150,
      cell: ({ difference, problem, other_sizes: sizes }, { signed, t }) => (
        <span className="ad-cell__lines">
          {difference !== null && signed(difference)}
          {problem && (
            <span className="ad-table__sub ad-counting__problem">{t(`count.problem.${problem}`)}</span>
          )}
          {sizes && (
            <span className="ad-table__sub ad-counting__problem">{t('count.other_sizes', { sizes })}</span>
          )}
        </span>
      ),
      file: [{ header: 'count.difference', kind: 'count', value: ({ difference }) => difference }],
    },
    {
      id: 'value',
      header: 'count.value',
      align: 'end',
      width: 120,
      cell: ({ difference_value }, { signed, t }) =>
        difference_value === null ? (
          <span className="ad-soft">{t('common.none')}</span>
        ) : (
          signed(difference_value, 'money')
        ),
      file: [{ header: 'count.value', kind: 'money', value: ({ difference_value }) => difference_value }],
    },
    {
      id: 'by',
      header: 'count.by',
      width: 200,
      least: 120,
      orderBy: 'at',
      cell: ({ by, at }, { instant, t }) =>
        at === null ? (
          <span className="ad-soft">{t('common.none')}</span>
        ) : (
          <span className="ad-cell__lines">
            {by.map(({ name, quantity }) => `${name}: ${quantity}`).join(' · ')}
            <span className="ad-table__sub ad-num">{instant(at)}</span>
          </span>
        ),
      file: [
        {
          header: 'count.by',
          value: ({ by }) => by.map(({ name, quantity }) => `${name}: ${quantity}`).join(', '),
        },
        { header: 'stock.at', kind: 'instant', value: ({ at }) => at },
      ],
    },
  ],
  filters: {},
  search: { label: 'count.search_lines', placeholder: 'products.search_placeholder' },
  rowKey: ({ product_id, size_id }) => `${product_id}-${size_id}`,
  rowName: lineName,
  perPage: 50,
  none: { title: 'count.no_lines' },
  noneMatch: 'count.no_lines',
})
