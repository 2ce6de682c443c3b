import type { Migration } from '@deportivo/platform/db/migrate'

/** After how many days a return case that was not moved on is pointed out. */
export const returnDays: Migration = {
  name: '0010-return-days',
  sql: `
    alter table admin.settings add column return_days integer not null default 5;
    create or replace view admin.published_settings as
      select version, self_claim, hold_hours, voucher_months, stage_targets, business_hours, carriers, company_name,
        return_days
      from admin.settings;
  `,
}
