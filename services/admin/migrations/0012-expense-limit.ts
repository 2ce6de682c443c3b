import type { Migration } from '@deportivo/platform/db/migrate'

/** From which amount on an expense waits for approval; null: none does. */
export const expenseLimit: Migration = {
  name: '0012-expense-limit',
  sql: `
    alter table admin.settings add column expense_limit bigint;
    create or replace view admin.published_settings as
      select version, self_claim, hold_hours, voucher_months, stage_targets, business_hours, carriers, company_name,
        return_days, often_days, often_client, often_product, expense_limit
      from admin.settings;
  `,
}
