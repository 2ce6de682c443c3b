import type { Migration } from '@deportivo/platform/db/migrate'

/** Cases as notifications need them, and those of a product by their date. */
export const publishedCases: Migration = {
  name: '0004-published-cases',
  sql: `
    create view returns.published_cases as
      select id, order_id, state_id, state_entered_at, client_id, client_name, product_id, product_name,
        seller_id, auxiliary_user_id, created_at
      from returns.cases;
    create index cases_of_product_by_date on returns.cases (product_id, created_at desc);
    create index cases_of_client_by_date on returns.cases (client_id, created_at desc);
  `,
}
