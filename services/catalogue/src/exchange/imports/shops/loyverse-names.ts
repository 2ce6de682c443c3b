import { plainName } from '@deportivo/platform/tables/plain-name'
import { columnNames } from './header-names.ts'
import { shopColumns, type ShopColumn } from './shop-cells.ts'

// What Loyverse calls the columns of its items (help.loyverse.com, 'Exporting and importing items'), in English and in
// Spanish, by the names that Shopify has for them: both have a line for each variant, the first of which describes all.
const NAMES = columnNames({
  Handle: [],
  Title: ['Name', 'Nombre'],
  'Body (HTML)': ['Description', 'Descripcion'],
  Type: ['Category', 'Categoria'],
  'Variant SKU': ['SKU', 'REF'],
  'Variant Barcode': ['Barcode', 'Codigo de barras'],
  'Cost per item': ['Cost', 'Coste', 'Costo'],
})

const OPTION = /^(?:option|opcion) (\d) (name|value|nombre|valor)$/

/** Shopify's name of a column; undefined: it has none. */
export function shopifyNameOf(name: string): string | undefined {
  const plain = plainName(name)
  const [, number, part] = OPTION.exec(plain) ?? []
  if (number !== undefined)
    return `Option${number} ${part === 'name' || part === 'nombre' ? 'Name' : 'Value'}`
  return NAMES.nameOf(plain)
}

const SHOP = String.raw`(?:\s*\[(?<shop>[^\]]*)\])?\s*$`
const STOCK = new RegExp(`^(?:in stock|en inventario)${SHOP}`, 'i')
const PRICE = new RegExp(`^(?:price|precio)${SHOP}`, 'i')
const LOW = new RegExp(`^(?:low stock|existencias bajas)${SHOP}`, 'i')
// Of files with a price for all shops.
const DEFAULT_PRICE = /^(?:default price|precio (?:por defecto|predeterminado))$/i

interface LoyverseShops {
  stock: ShopColumn[]
  prices: ShopColumn[]
  defaultPrice: ShopColumn[]
  low: ShopColumn[]
}

/** The columns of each shop. */
export const loyverseShops = (columns: readonly string[]): LoyverseShops => ({
  stock: shopColumns(columns, STOCK),
  prices: shopColumns(columns, PRICE),
  defaultPrice: shopColumns(columns, DEFAULT_PRICE),
  low: shopColumns(columns, LOW),
})

// Of which no other program has several beside a handle and a name.
const ITS_OWN =
  /^(?:sold by weight|vendido por peso|(?:sku|quantity) of included item|track stock|seguir el inventario|(?:option|opcion) \d (?:name|value|nombre|valor)|(?:available for sale|disponibles? para la venta|in stock|en inventario|low stock|existencias bajas|optimal stock|stock optimo)(?: .*)?)$/

/** Whether the columns are those of Loyverse, as a set: each shop adds its own. */
export function isLoyverse(columns: readonly string[]): boolean {
  const names = columns.map(shopifyNameOf)
  const hasProduct = names.includes('Handle') && names.includes('Title')
  return hasProduct && columns.filter((name) => ITS_OWN.test(plainName(name))).length >= 2
}

/** All names that its columns have, besides those of shops. */
export const LOYVERSE_NAMES: readonly string[] = [...NAMES.all, 'sold by weight', 'vendido por peso']
