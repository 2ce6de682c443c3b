import { plainName } from '@deportivo/platform/tables/plain-name'

// What WooCommerce calls its columns where the shop is in Spanish, as names are compared; the values are the same.
const ENGLISH: Readonly<Record<string, string>> = {
  tipo: 'Type',
  nombre: 'Name',
  'descripcion corta': 'Short description',
  descripcion: 'Description',
  inventario: 'Stock',
  'precio normal': 'Regular price',
  categorias: 'Categories',
  etiquetas: 'Tags',
  imagenes: 'Images',
  superior: 'Parent',
  principal: 'Parent',
  marcas: 'Brands',
  'gtin upc ean o isbn': 'GTIN, UPC, EAN, or ISBN',
}

const ATTRIBUTE = /^(nombre|valor es) del atributo (\d+)$/

/** The English name of a column. */
export function englishName(name: string): string {
  const plain = plainName(name)
  const [, part, number] = ATTRIBUTE.exec(plain) ?? []
  if (number !== undefined) return `Attribute ${number} ${part === 'nombre' ? 'name' : 'value(s)'}`
  return ENGLISH[plain] ?? name
}
