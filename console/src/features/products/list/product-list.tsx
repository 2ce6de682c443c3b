import { listSizes, listStores } from '@deportivo/contracts/catalogue/lists'
import { listProducts, updateProduct, type Product } from '@deportivo/contracts/catalogue/products'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { PicturedProduct } from '../../../entities/product/pictured-product.tsx'
import { useTexts, type TextKey } from '../../../shared/language/texts.tsx'
import { defineList, type ListColumn } from '../../../shared/list/definition/definition.ts'
import type { ListState } from '../../../shared/list/query/list-query.ts'
import type { Choices } from '../../../shared/list/query/use-list-screen.ts'
import { paths } from '../../../shared/navigation/paths.ts'
import { useList } from '../../../shared/net/use-list.ts'
import { ColourSpot } from '../../../shared/ui/display/colour-spot.tsx'
import { optionsOf } from '../../../shared/ui/controls/filter-select.tsx'
import { PRODUCT_CHANGE_FORM } from '../form/product.forms.ts'
import { priceFor } from '../../../entities/product/prices/price-for.ts'
import { useProductOptions } from '../form/use-product-options.ts'
import './product-list.css'

const CACHED = { isCached: true }
/** The page limit: these lists are short, and a select shows all entries. */
const ALL = 200

/** The price of a code, for users who see it. */
const priceColumn = (key: 'one' | 'tow' | 'three', header: TextKey): ListColumn<Product, 'id'> => ({
  id: `price-${key}`,
  header,
  align: 'end',
  isExtra: true,
  width: 115,
  cell: ({ codes }, { t, money }) => {
    const value = codes[key]?.value
    return value === undefined ? <span className="ad-soft">{t('common.none')}</span> : money(value)
  },
  file: [{ header, kind: 'money', value: ({ codes }) => codes[key]?.value }],
})

/** All products, newest first. */
export const PRODUCT_LISTING = defineList('products', listProducts, {
  title: 'menu.products',
  columns: [
    {
      id: 'name',
      header: 'product.name',
      orderBy: 'name',
      role: 'main',
      width: 290,
      least: 200,
      cell: (product) => (
        <PicturedProduct url={product.photos[0]} name={product.name}>
          <Link className="ad-table__strong" to={paths.productDetail(product.id)}>
            {product.name}
          </Link>
          <span className="ad-table__sub">
            {product.reference_name} · {product.brand_name}
          </span>
        </PicturedProduct>
      ),
      file: [
        { header: 'product.name', value: ({ name }) => name },
        { header: 'products.reference', value: ({ reference_name }) => reference_name },
        { header: 'products.brand', value: ({ brand_name }) => brand_name },
      ],
      edit: { field: 'name', control: 'text' },
    },
    {
      id: 'category',
      header: 'products.category',
      width: 150,
      least: 110,
      cell: (product) => (
        <span className="ad-cell__lines">
          {product.category_name}
          <span className="ad-table__sub">{product.subcategory_name}</span>
        </span>
      ),
      file: [
        { header: 'products.category', value: ({ category_name }) => category_name },
        { header: 'products.subcategory', value: ({ subcategory_name }) => subcategory_name },
      ],
    },
    {
      id: 'color',
      header: 'products.color',
      width: 130,
      least: 90,
      cell: ({ color, color_name }) => (
        <span className="ad-product-color">
          <ColourSpot color={color} />
          {color_name}
        </span>
      ),
      file: [{ header: 'products.color', value: ({ color_name }) => color_name }],
    },
    {
      id: 'price',
      header: 'code.four',
      orderBy: 'price',
      align: 'end',
      width: 115,
      cell: (product, { money }) => money(priceFor(product, 'four')),
      file: [{ header: 'code.four', kind: 'money', value: (product) => priceFor(product, 'four') }],
    },
    priceColumn('three', 'code.three'),
    priceColumn('tow', 'code.tow'),
    priceColumn('one', 'code.one'),
    {
      id: 'minimal',
      header: 'product.minimal_price',
      align: 'end',
      width: 130,
      least: 115,
      cell: ({ minimal_price }, { t, money }) =>
        minimal_price === undefined ? t('common.none') : money(minimal_price),
      file: [{ header: 'product.minimal_price', kind: 'money', value: (product) => product.minimal_price }],
    },
    {
      id: 'total',
      header: 'products.total',
      orderBy: 'total',
      align: 'end',
      width: 105,
      cell: ({ total }, { count }) => (
        <span className={total > 0 ? undefined : 'ad-soft'}>{count(total)}</span>
      ),
      file: [{ header: 'products.total', kind: 'count', value: ({ total }) => total }],
    },
  ],
  change: { contract: updateProduct, form: PRODUCT_CHANGE_FORM },
  filters: {
    category: { label: 'products.category', clears: ['subcategory', 'size'] },
    subcategory: { label: 'products.subcategory' },
    brand: { label: 'products.brand', clears: ['reference'] },
    reference: { label: 'products.reference' },
    size: { label: 'products.size' },
    store: { label: 'products.store', isFurther: true },
    stock: { label: 'products.stock', isFurther: true },
    color: { label: 'products.color', isFurther: true },
  },
  search: { label: 'products.search', placeholder: 'products.search_placeholder' },
  rowKey: ({ id }) => id,
  rowName: ({ name, color_name }) => `${name} ${color_name}`,
  rowUrl: ({ id }) => paths.productDetail(id),
  perPage: 15,
  none: { title: 'products.none', text: 'products.list_none_text' },
  noneMatch: 'products.none_text',
})

/** Subcategories are asked for once a category is chosen, references once a brand is. */
export function useProductChoices({ category, brand }: ListState): Choices {
  const t = useTexts()
  const options = useProductOptions(category ? Number(category) : null, brand ? Number(brand) : null)
  const { categories, subcategories, brands, references, colours } = options
  const sizes = useList(listSizes, { params: { id: category ? Number(category) : 0 } }, CACHED).rows
  const stores = useList(listStores, { query: { top: ALL, orderBy: 'orden' } }, CACHED).rows
  return useMemo(
    () => ({
      category: optionsOf(categories),
      brand: optionsOf(brands),
      size: optionsOf(sizes),
      store: optionsOf(stores),
      stock: [
        { value: 'some', label: t('products.with_stock') },
        { value: 'none', label: t('products.without_stock') },
      ],
      color: optionsOf(colours),
      ...(category ? { subcategory: optionsOf(subcategories) } : {}),
      ...(brand ? { reference: optionsOf(references) } : {}),
    }),
    [categories, subcategories, brands, sizes, stores, references, colours, category, brand, t],
  )
}
