import { Type } from 'typebox'
import { Strict } from '../route.ts'
import { expenseCategories, expensePayments, financialSituations } from './expense-lists.ts'
import { Id, Name } from '../shapes.ts'
import type { CatalogueName } from './list-names.ts'
import { PRICE_CODE_KEYS } from './price-code-keys.ts'
import { catalogueList, lookupRoute } from './catalogue-list.ts'

export { PRICE_CODE_KEYS }

export const PriceCodeKey = Type.Enum([...PRICE_CODE_KEYS])

/** The international store's size: sold to order, never part of national totals. */
export const INTERNATIONAL_SIZE_ID = 9

/**
 * The international size lies in international stores alone, and these have no other size. Goods of both kinds that
 * come in one parcel lie in an ordinary store.
 */
export const keepsSizes = (store: { type: string }, sizeIds: readonly number[]): boolean =>
  (store.type === 'international') === sizeIds.every((id) => id === INTERNATIONAL_SIZE_ID)

/** What a store may be entered as. Virtual ones are made by the system. */
const REAL_STORES = ['national', 'international', 'exhibition'] as const
const STORE_TYPES = [...REAL_STORES, 'virtual'] as const

// More than any run of clothes, shoes and children's shoes together.
const MOST_SIZES = 100

const NAMED = { name: Type.String() }
const NAME = { name: Name(80) }

/** A field with this pattern is shown and entered as a colour; it is stored in small letters. */
export const COLOUR_PATTERN = '^#[0-9a-fA-F]{6}$'

const Colour = Type.String({
  minLength: 7,
  maxLength: 7,
  pattern: COLOUR_PATTERN,
  examples: ['#c02020'],
})

const ORDERED_SIZE = { ...NAMED, order: Type.Integer() }

export const sizes = catalogueList({
  subject: 'size',
  path: '/size',
  summary: 'Sizes in their order.',
  row: ORDERED_SIZE,
  fields: NAME,
  filters: { order: { takes: 'number' } },
  sort: ['order', 'id', 'name'],
  order: 'order',
})

const SizeAmounts = Type.Array(Type.Object({ size_id: Id, quantity: Type.Integer() }))

/** How many units of each size one run usually has. */
const SizeRun = Type.Array(Strict({ size_id: Id, quantity: Type.Integer({ minimum: 1, maximum: 999 }) }), {
  maxItems: MOST_SIZES,
})

const MOST_RUNS = 12
const LONGEST_RUN_NAME = 30

export const categories = catalogueList({
  subject: 'category',
  path: '/category',
  summary:
    'Categories with the number of products and of clients, the sizes, the usual size run and further ones of each.',
  row: {
    ...NAMED,
    orden: Type.Integer(),
    quantity: Type.Integer(),
    /** Different clients of the orders that count as sold, with a line of the category. */
    clients_quantity: Type.Integer(),
    size_ids: Type.Array(Id),
    size_names: Type.String(),
    curve: SizeAmounts,
    /** Further runs, by name. */
    runs: Type.Array(Type.Object({ ...NAMED, sizes: SizeAmounts })),
  },
  fields: {
    ...NAME,
    size_ids: Type.Optional(Type.Array(Id, { maxItems: MOST_SIZES })),
    curve: Type.Optional(SizeRun),
    runs: Type.Optional(
      Type.Array(Strict({ name: Name(LONGEST_RUN_NAME), sizes: SizeRun }), { maxItems: MOST_RUNS }),
    ),
  },
  choices: { size_ids: sizes.list },
  amounts: { curve: 'size_ids', runs: 'size_ids' },
  filters: { orden: { takes: 'number' } },
  sort: ['orden', 'id', 'name'],
  order: 'orden',
})

export const brands = catalogueList({
  subject: 'brand',
  path: '/brand',
  summary: 'Brands.',
  row: NAMED,
  fields: NAME,
})

export const colors = catalogueList({
  subject: 'color',
  path: '/color',
  summary: 'Colours.',
  row: { ...NAMED, color: Type.String() },
  fields: { ...NAME, color: Colour },
})

export const subcategories = catalogueList({
  subject: 'subcategory',
  path: '/subcategory',
  summary: 'Subcategories.',
  row: { ...NAMED, category_id: Id, category_name: Type.String() },
  fields: { ...NAME, category_id: Id },
  choices: { category_id: categories.list },
  filters: { category_id: { takes: 'number', as: 'category' } },
  sort: ['name', 'id', 'category_id'],
})

export const references = catalogueList({
  subject: 'reference',
  path: '/reference',
  summary: 'References with the number of products of each.',
  row: { ...NAMED, brand_id: Id, brand_name: Type.String(), quantity: Type.Integer() },
  fields: { ...NAME, brand_id: Id },
  choices: { brand_id: brands.list },
  filters: { brand_id: { takes: 'number', as: 'brand' } },
  sort: ['name', 'id', 'brand_id'],
})

const STORE_LIST = {
  row: { ...NAMED, type: Type.Enum([...STORE_TYPES]), orden: Type.Integer() },
  filters: { orden: { takes: 'number' }, type: { takes: 'option', options: STORE_TYPES, as: 'type' } },
  sort: ['orden', 'id', 'name', 'type'],
} as const

export const stores = catalogueList({
  ...STORE_LIST,
  subject: 'store',
  path: '/store',
  summary: 'Stores; virtual ones only with `filter=type:virtual`.',
  fields: { ...NAME, type: Type.Enum([...REAL_STORES]) },
  order: 'orden',
})

export const listLocals = lookupRoute({
  ...STORE_LIST,
  path: '/local',
  summary: 'Stores with a cash register.',
})

export const cashiers = catalogueList({
  subject: 'cashier',
  path: '/cashier',
  tag: 'sales',
  summary: 'Cash registers, and whether each has an open shift.',
  permission: ['read catalogue', 'manage cashier'],
  row: { ...NAMED, store_id: Id, store_name: Type.String(), is_open: Type.Boolean() },
  fields: { ...NAME, store_id: Id },
  choices: { store_id: stores.list },
  filters: { store_id: { takes: 'number', as: 'store' }, is_open: { takes: 'flag' } },
  sort: ['name', 'id', 'store_id'],
})

export const listPriceCodes = lookupRoute({
  path: '/code',
  summary: 'Price codes.',
  row: { ...NAMED, key: PriceCodeKey, order: Type.Integer() },
  filters: { key: { takes: 'option', options: PRICE_CODE_KEYS }, order: { takes: 'number' } },
  sort: ['order', 'id', 'name', 'key'],
})

export const listSizes = lookupRoute({
  path: '/size/:id',
  summary: 'Sizes of a category, by its id, in their order; 0 for all.',
  params: Strict({ id: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }) }),
  row: ORDERED_SIZE,
  filters: { order: { takes: 'number' } },
  sort: ['order', 'id', 'name'],
})

/** Why clients return goods. */
export const returnReasons = catalogueList({
  subject: 'return_reason',
  path: '/return/reasons',
  tag: 'returns',
  summary: 'Reasons for which goods are returned.',
  row: { ...NAMED, is_for_size_change: Type.Boolean() },
  // Preset where a size is changed; of several the first by name.
  fields: { ...NAME, is_for_size_change: Type.Optional(Type.Boolean()) },
})

/** Which share of what was paid the business recognises. */
export const exchangeRates = catalogueList({
  subject: 'exchange_rate',
  path: '/return/exchangeRate',
  tag: 'returns',
  summary: 'Exchange rates: the share of what was paid, in percent, that a return recognises.',
  row: { ...NAMED, percentage: Type.Integer() },
  fields: { ...NAME, percentage: Type.Integer({ minimum: 1, maximum: 100 }) },
  sort: ['name', 'id', 'percentage'],
})

/** The lists that have a screen, by its address: `/<name>/list`. */
export const CATALOGUE_LISTS = {
  brands,
  colors,
  subcategories,
  references,
  categories,
  sizes,
  stores,
  cashiers,
  return_reasons: returnReasons,
  exchange_rates: exchangeRates,
  expense_categories: expenseCategories,
  expense_payments: expensePayments,
  financial_situations: financialSituations,
} as const satisfies Record<CatalogueName, unknown>

export const CATALOGUE_SUBJECTS = Object.values(CATALOGUE_LISTS).map(({ subject }) => subject)

// What other screens choose from.
export const listCategories = categories.list
export const listStores = stores.list
export const listCashiers = cashiers.list
