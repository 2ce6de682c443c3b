import { plainName } from '@deportivo/platform/tables/plain-name'
import { ADDED } from './added-columns.ts'
import { columnNames } from './header-names.ts'

// What public programs call the columns of Siigo's products: those of its template 'Importación de productos',
// of the list of products, and of its balance of stock. The template adds '(obligatorio)'.
const NAMES = columnNames({
  Codigo: ['Codigo del producto', 'Codigo producto', 'Codigo de producto'],
  Nombre: ['Nombre del producto servicio', 'Nombre del producto', 'Nombre producto'],
  Categoria: [
    'Categoria de inventarios servicios',
    'Categoria de inventario servicio',
    'Grupo de inventario',
    'Grupo de inventarios',
    'Grupo inventario',
  ],
  Tipo: ['Tipo de producto'],
  Inventariable: [],
  Referencia: ['Referencia de fabrica', 'Referencia fabrica'],
  'Codigo de barras': [],
  Descripcion: ['Descripcion larga'],
  Saldo: ['Saldo cantidades', 'Saldo de cantidades'],
  Minimo: ['Stock minimo'],
  Precio: ['Precio de venta 1'],
  Marca: [],
  Modelo: [],
  Talla: [],
  Color: [],
  Bodega: ['Nombre bodega'],
})

const bareOf = (name: string) => plainName(name).replace(/ obligatori[oa]$/, '')

// The lists of prices follow it, by the names that the shop gives them.
const BEFORE_PRICES = 'incluye iva en precio de venta'

/** The columns as they are called here. */
export function siigoNames(columns: readonly string[]): string[] {
  const names = columns.map((name) => NAMES.nameOf(bareOf(name)) ?? name)
  const first = columns.findIndex((name) => bareOf(name) === BEFORE_PRICES) + 1
  const isMade = (name: string | undefined) => Object.values<string | undefined>(ADDED).includes(name)
  const isUnnamed = first > 0 && !names.includes('Precio') && !isMade(columns[first])
  return isUnnamed ? names.map((name, at) => (at === first ? 'Precio' : name)) : names
}

// Of which no other program has several.
const ITS_OWN =
  /^(?:categoria de inventarios? servicios?|grupo (?:de )?inventarios?|inventariable|referencia (?:de )?fabrica|precio de venta \d+|saldo (?:de )?cantidades|codigo unidad de medida dian|unidad de medida impresion factura|visible en facturas de venta|descripcion larga|codigo impuesto (?:cargo|retencion)|incluye iva en precio de venta)$/

/** Whether the columns are those of Siigo, as a set. */
export function isSiigo(columns: readonly string[]): boolean {
  const names = siigoNames(columns)
  const hasProduct = names.includes('Codigo') && names.includes('Nombre')
  return hasProduct && columns.filter((name) => ITS_OWN.test(bareOf(name))).length >= 2
}

export const SIIGO_NAMES: readonly string[] = [
  ...NAMES.all,
  'codigo del producto obligatorio',
  'nombre del producto servicio obligatorio',
]
