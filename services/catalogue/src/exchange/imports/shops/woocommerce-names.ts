import { plainName } from '@deportivo/platform/tables/plain-name'

// WooCommerce writes its columns in the language of the shop (its product CSV exporter, with the translations of
// WordPress); the values, of 'Type' too, stay the same. As names are compared, by English name: Spanish, Portuguese, French.
const NAMES: Readonly<Record<string, readonly string[]>> = {
  ID: [],
  Type: ['tipo'],
  SKU: ['ugs', 'ref'],
  'GTIN, UPC, EAN, or ISBN': ['gtin upc ean o isbn', 'gtin upc ean ou isbn'],
  Name: ['nombre', 'nome', 'nom'],
  Published: ['publicado', 'publie'],
  'Visibility in catalog': [
    'visibilidad en el catalogo',
    'visibilidade no catalogo',
    'visibilite dans le catalogue',
  ],
  'Short description': ['descripcion corta', 'descricao curta', 'breve descricao', 'description courte'],
  Description: ['descripcion', 'descricao'],
  'In stock?': ['existencias', 'en inventario', 'hay existencias', 'em estoque', 'em stock', 'en stock'],
  Stock: ['inventario', 'estoque', 'quantidade em estoque'],
  'Sale price': ['precio rebajado', 'preco promocional', 'preco de saldo', 'tarif promo', 'prix promo'],
  'Regular price': [
    'precio normal',
    'preco',
    'preco normal',
    'tarif regulier',
    'prix regulier',
    'prix de base',
  ],
  Categories: ['categorias'],
  Tags: ['etiquetas', 'etiquettes'],
  Images: ['imagenes', 'imagens'],
  Parent: ['superior', 'principal', 'ascendente', 'produto ascendente', 'pai'],
  Brands: ['marcas', 'marques'],
}

const ENGLISH: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMES).flatMap(([name, others]) =>
    [plainName(name), ...others].map((one) => [one, name] as const),
  ),
)

const ATTRIBUTE_NAME =
  /^(?:attribute (\d+) name|(?:nombre del|nome do|nom de l) (?:atributo|attribut) (\d+))$/
const ATTRIBUTE_VALUES =
  /^(?:attribute (\d+) value s|(?:valor es del|valores del|valor es do|valores do|valeur s de l) (?:atributo|attribut) (\d+))$/

/** The English name of a column. */
export function englishName(name: string): string {
  const plain = plainName(name)
  const named = ATTRIBUTE_NAME.exec(plain)
  if (named) return `Attribute ${named[1] ?? named[2]} name`
  const valued = ATTRIBUTE_VALUES.exec(plain)
  if (valued) return `Attribute ${valued[1] ?? valued[2]} value(s)`
  return ENGLISH.get(plain) ?? name
}

// Of which files of other programs do not have several beside a type and a name.
const ITS_OWN = ['SKU', 'Regular price', 'Parent', 'In stock?', 'Visibility in catalog', 'Attribute 1 name']

/** Whether the columns are those of WooCommerce, as a set: users choose which of them are exported. */
export function isWooCommerce(columns: readonly string[]): boolean {
  const names = columns.map(englishName)
  const hasProduct = names.includes('Type') && names.includes('Name')
  return hasProduct && ITS_OWN.filter((name) => names.includes(name)).length >= 2
}

/** All names that its columns have. */
export const WOOCOMMERCE_NAMES: readonly string[] = [
  ...ENGLISH.keys(),
  'attribute 1 name',
  'nombre del atributo 1',
  'nome do atributo 1',
  'nom de l attribut 1',
]
