import { plainName } from '@deportivo/platform/tables/plain-name'
import { columnNames } from './header-names.ts'
import { shopColumns, type ShopColumn } from './shop-cells.ts'

// What Alegra calls the columns of its items (ayuda.alegra.com): in the template of new ones, in the one of a change of
// many, and in its export. Its templates add '(Requerido)' and the like.
const NAMES = columnNames({
  Codigo: [],
  Nombre: [],
  Referencia: [],
  'Codigo de barras': [],
  Descripcion: [],
  Categoria: [],
  Subcategoria: [],
  Marca: [],
  Tipo: [],
  Talla: [],
  Color: [],
  'Item inventariable': [],
  'Precio total': [],
  'Precio general': [],
  'Precio base': [],
  'Costo unitario': ['Costo inicial', 'Costo por unidad'],
})

const IS_NEEDED = /\s*\((?:requerid|opcional|condicional|autom)[^)]*\)\s*$/i

/** Its name without whether it is needed, and as it is called here. */
export function alegraName(name: string): string {
  const bare = name.replace(IS_NEEDED, '')
  return NAMES.nameOf(plainName(bare)) ?? bare
}

// A minimum and a maximum of each may be beside it.
const UNITS =
  /^cantidad(?: (?:inicial|actual|disponible))? en (?:la )?(?:bodega|almac[eé]n|dep[oó]sito)\b\s*:?\s*(?<shop>.*)$/i
const MINIMUM = /^cantidad m[ií]nima en (?:la )?(?:bodega|almac[eé]n|dep[oó]sito)\b\s*:?\s*(?<shop>.*)$/i

const bareOf = (columns: readonly string[]) =>
  columns.map((name) => name.normalize('NFC').replace(IS_NEEDED, '').replaceAll(/\s+/g, ' ').trim())

/** The warehouses that a file has units of. */
export const alegraShops = (columns: readonly string[]): ShopColumn[] => shopColumns(bareOf(columns), UNITS)
export const alegraMinimums = (columns: readonly string[]): ShopColumn[] =>
  shopColumns(bareOf(columns), MINIMUM)

// Of which no other program has several.
const ITS_OWN =
  /^(?:precio total|precio general|venta en negativo|item (?:inventariable|con variantes)|(?:nombre|porcentaje) (?:de |del )?impuesto|cuenta de (?:ingresos|inventario|costo de venta)|mostrar item en tienda|codigo cuenta (?:contable|de inventario))$/

/** Whether the columns are those of Alegra, as a set: a user chooses some, and each warehouse adds its own. */
export function isAlegra(columns: readonly string[]): boolean {
  const names = bareOf(columns).map(plainName)
  if (!names.includes('nombre')) return false
  return alegraShops(columns).length > 0 || names.filter((name) => ITS_OWN.test(name)).length >= 2
}

export const ALEGRA_NAMES: readonly string[] = [
  ...NAMES.all,
  'nombre requerido',
  'precio total requerido',
  'referencia opcional',
  'descripcion opcional',
]
