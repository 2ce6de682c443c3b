import type { Migration } from '@deportivo/platform/db/migrate'

/** How many returns of a client or a product, in how many days, are pointed out. */
export const returnAlerts: Migration = {
  name: '0011-return-alerts',
  sql: `
    alter table admin.settings
      add column often_days integer not null default 90,
      add column often_client integer not null default 3,
      add column often_product integer not null default 5;
    create or replace view admin.published_settings as
      select version, self_claim, hold_hours, voucher_months, stage_targets, business_hours, carriers, company_name,
        return_days, often_days, often_client, often_product
      from admin.settings;
    create index notifications_of_waiting_returns on admin.notifications ((details ->> 'return'))
      where kind = 'return_waiting' and read_at is null;
  `,
}
