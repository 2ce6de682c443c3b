import type { Migration } from '@deportivo/platform/db/migrate'

/** What sellers earn of a sale, in percent by price code. */
export const commission: Migration = {
  name: '0014-commission',
  sql: `
    alter table admin.settings add column commission jsonb not null default '{"one":0,"tow":0,"three":0,"four":0}';
    create or replace view admin.published_settings as
      select version, self_claim, hold_hours, voucher_months, stage_targets, business_hours, carriers, company_name,
        return_days, often_days, often_client, often_product, expense_limit, reserve_days, commission
      from admin.settings;
  `,
}
