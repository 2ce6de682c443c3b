import { BOGOTA, MEDELLIN } from '@deportivo/testkit/shop'
import { OTHER, same, type Table, type Values } from './skewed-values.ts'

/** By name, old clients are in the middle: from both ends, newer ones come first. */
export const NAMES: Values = [
  "case when n <= 500 then 'Malla Antigua ' else 'Malla ' end || n",
  "case n % 2 when 0 then 'Almacén ' else 'Zapatos ' end || n",
]

export const CLIENTS: Table = {
  name: 'sales.clients',
  old: 20_000,
  newer: 20_000,
  columns: {
    name: NAMES,
    identification_number: ["case when n <= 500 then 'viejo' else 'medio' end || n", "'nuevo' || n"],
    phone: same("'3005550101'"),
    address: same("'Cra. 15'"),
    city_id: [String(BOGOTA), String(MEDELLIN)],
    type_of_person: ['1', '2'],
    type_of_client: ['3', '2'],
    code_id: OTHER,
    seller_id: OTHER,
  },
  change: "phone = '3005550102' where seller_id = 900002",
}
