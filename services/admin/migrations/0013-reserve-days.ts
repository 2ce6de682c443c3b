import type { Migration } from '@deportivo/platform/db/migrate'

/** How long an order is promised to stay reserved. */
export const reserveDays: Migration = {
  name: '0013-reserve-days',
  sql: `
    alter table admin.settings add column reserve_days integer not null default 30;
    create or replace view admin.published_settings as
      select version, self_claim, hold_hours, voucher_months, stage_targets, business_hours, carriers, company_name,
        return_days, often_days, often_client, often_product, expense_limit, reserve_days
      from admin.settings;
  `,
}
