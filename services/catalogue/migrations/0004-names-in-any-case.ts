import type { Migration } from '@deportivo/platform/db/migrate'

const UNIQUE_NAMES = [
  { table: 'brands', name: 'brands_name_key', within: '' },
  { table: 'colours', name: 'colours_name_key', within: '' },
  { table: 'subcategories', name: 'subcategories_category_id_name_key', within: 'category_id, ' },
  { table: 'brand_references', name: 'brand_references_brand_id_name_key', within: 'brand_id, ' },
]

/** 'NIKE' and 'Nike' are one brand: two rows would split it in every filter and report. */
export const namesInAnyCase: Migration = {
  name: '0004-names-in-any-case',
  sql: UNIQUE_NAMES.map(
    ({ table, name, within }) => `
    alter table catalogue.${table} drop constraint ${name};
    create unique index ${name} on catalogue.${table} (${within}lower(name));`,
  ).join(''),
}
