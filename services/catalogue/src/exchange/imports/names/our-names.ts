import type { ImportColumn } from '@deportivo/contracts/catalogue/import-columns'
import { LANGUAGES } from '@deportivo/texts/languages'
import { productImports } from '@deportivo/texts/products/imports'

/** What else people call our columns. */
const OTHER_NAMES: Partial<Record<ImportColumn, readonly string[]>> = {
  handle: ['codigo', 'sku', 'id del producto', 'key'],
  name: ['producto', 'titulo', 'articulo', 'product', 'title'],
  brand: ['fabricante', 'proveedor', 'vendor'],
  reference: ['modelo', 'ref', 'model', 'style'],
  color: ['colour', 'color principal'],
  category: ['linea', 'tipo', 'type'],
  subcategory: ['grupo', 'sublinea'],
  price_four: ['precio', 'precio de venta', 'pvp', 'valor', 'price'],
  minimal_price: ['minimo', 'precio minimo de venta', 'min price'],
  description: ['detalle', 'observaciones', 'body'],
  store: ['tienda', 'almacen', 'sede', 'location', 'warehouse'],
  size: ['tamano', 'numero', 'tallas'],
  quantity: ['existencias', 'existencia', 'stock', 'unidades', 'cant', 'inventario', 'inventory', 'qty'],
  photos: ['foto', 'imagenes', 'imagen', 'images', 'image', 'image src', 'pictures'],
  barcodes: ['codigo de barras', 'barcode', 'barcodes', 'ean', 'ean 13', 'gtin', 'upc'],
  minimum: ['stock minimo', 'minimo por talla', 'minimum stock', 'reorder point'],
  unit_cost: ['costo', 'costo unitario', 'cost', 'cost per item'],
}

// Without the catalogue of all texts: the program that reads a file starts with these names.
/** The names by which a column of ours is recognised: its own in every language, and what else people call it. */
export const ourNames = (field: ImportColumn): readonly string[] => [
  ...LANGUAGES.map((language) => productImports[`import.column.${field}`][language]),
  ...(OTHER_NAMES[field] ?? []),
]
