import type { Migration } from '@deportivo/platform/db/migrate'

/** The name on everything that is printed; without one it is the product's. */
export const companyName: Migration = {
  name: '0008-company-name',
  sql: `
    alter table admin.settings add column company_name text;
    create or replace view admin.published_settings as
      select version, self_claim, hold_hours, voucher_months, stage_targets, business_hours, carriers, company_name
      from admin.settings;
  `,
}
