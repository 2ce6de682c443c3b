import { INTERNATIONAL_SIZE_ID, PRICE_CODE_KEYS } from '@deportivo/contracts/catalogue/lists'
import type { Migration } from '@deportivo/platform/db/migrate'

const CODE_NAMES = { one: 'Distribuidor', tow: 'Mayorista', three: 'Revendedor', four: 'Público' }
const codes = PRICE_CODE_KEYS.map(
  (key, index) => `(${index + 1}, '${key}', '${CODE_NAMES[key]}', ${index + 1})`,
)

/** European shoe sizes have the number as their id. */
const shoes = Array.from({ length: 25 }, (_, index) => 21 + index).map((eu) => [eu, String(eu), eu] as const)
const clothes = ['XS', 'S', 'M', 'L', 'XL', 'XXL'].map(
  (name, index) => [51 + index, name, 51 + index] as const,
)
const balls = ['3', '4', '5'].map((name) => [60 + Number(name), name, 60 + Number(name)] as const)
const single = [70, 'Única', 70] as const
const international = [INTERNATIONAL_SIZE_ID, 'Internacional', 900] as const
const sizes = [...shoes, ...clothes, ...balls, single, international].map(
  ([id, name, order]) => `(${id}, '${name}', ${order})`,
)

/** The initial data of every shop. */
export const codesAndSizes: Migration = {
  name: '0002-codes-and-sizes',
  sql: `
    insert into catalogue.price_codes (id, key, name, sort_order) values ${codes.join(', ')};
    insert into catalogue.sizes (id, name, sort_order) values ${sizes.join(', ')};
  `,
}
