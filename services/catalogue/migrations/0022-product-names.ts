import type { Migration } from '@deportivo/platform/db/migrate'

/** Products by a name that differs for each colour of a model, as reports show them. */
export const productNames: Migration = {
  name: '0022-product-names',
  sql: `
    create view catalogue.published_product_names as
      select id, name || ' · ' || color_name as name from catalogue.products;
  `,
}
