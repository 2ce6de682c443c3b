import type { Migration } from '@deportivo/platform/db/migrate'

/** The settings become a record like any other: a column each, with the actor of the last change. */
export const settingsRecord: Migration = {
  name: '0005-settings-record',
  sql: `
    drop view admin.published_settings;
    alter table admin.settings
      drop column is_only,
      add column id text primary key default 'company' check (id = 'company'),
      add column self_claim boolean,
      add column hold_hours integer,
      add column voucher_months integer,
      add column stage_targets jsonb,
      add column business_hours jsonb,
      add column carriers jsonb,
      add column updated_by text,
      add column created_at timestamptz not null default now(),
      add column updated_at timestamptz;
    update admin.settings set
      self_claim = (value ->> 'self_claim')::boolean,
      hold_hours = (value ->> 'hold_hours')::integer,
      voucher_months = (value ->> 'voucher_months')::integer,
      stage_targets = value -> 'stage_targets',
      business_hours = value -> 'business_hours',
      carriers = value -> 'carriers';
    alter table admin.settings
      drop column value,
      alter column self_claim set not null,
      alter column hold_hours set not null,
      alter column voucher_months set not null,
      alter column stage_targets set not null,
      alter column business_hours set not null,
      alter column carriers set not null;
    -- Who changed what is in the audit, like that of every record.
    drop table admin.setting_changes;

    -- Published for every service, in the shape of the contract.
    create view admin.published_settings as
      select version, self_claim, hold_hours, voucher_months, stage_targets, business_hours, carriers
      from admin.settings;
  `,
}
