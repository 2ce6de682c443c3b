import {
  CLIENT_COLUMNS,
  type ClientColumn,
  type ClientMapping,
} from '@deportivo/contracts/clients/client-imports'
import { columnPlaces, placeOf } from '@deportivo/platform/imports/suggest-columns'
import { LANGUAGES, text } from '@deportivo/texts/text'

/** What else people call our columns. */
const OTHER_NAMES: Partial<Record<ClientColumn, readonly string[]>> = {
  identification_number: [
    'nit',
    'cedula',
    'documento',
    'cc',
    'nit cedula',
    'numero de documento',
    'document',
  ],
  name: ['cliente', 'razon social', 'nombre completo', 'client', 'customer'],
  type_of_person: ['persona', 'tipo persona'],
  type_of_client: ['tipo', 'tipo cliente'],
  code: ['codigo', 'lista de precios', 'lista', 'price list'],
  phone: ['celular', 'movil', 'tel', 'whatsapp', 'mobile'],
  email: ['correo', 'e mail', 'mail'],
  department: ['depto', 'dpto', 'departamento'],
  city: ['municipio', 'codigo dane', 'dane', 'divipola'],
  address: ['dir'],
  municipality: ['barrio', 'vereda', 'sector'],
  contact: ['persona de contacto'],
}

const namesOf = (field: ClientColumn): string[] => [
  ...LANGUAGES.map((language) => text(`client_import.column.${field}`, {}, language)),
  ...(OTHER_NAMES[field] ?? []),
]

/** The columns of a file for ours, by their names; what has none is left out. */
export function suggestMapping(columns: readonly string[]): ClientMapping {
  const places = columnPlaces(columns)
  return CLIENT_COLUMNS.flatMap((field) => {
    const column = placeOf(places, namesOf(field))
    return column === undefined ? [] : [{ field, column }]
  })
}
