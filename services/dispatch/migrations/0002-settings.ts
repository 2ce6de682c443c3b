import type { Migration } from '@deportivo/platform/db/migrate'

/** What the company decided for itself, how that changed, and what each carrier's guide numbers look like. */
export const settings: Migration = {
  name: '0002-settings',
  sql: `
    -- One document: it is read whole, by every process, and never joined.
    create table dispatch.settings (
      is_only boolean primary key default true check (is_only),
      version integer not null,
      value jsonb not null
    );
    insert into dispatch.settings (version, value)
    select 1, jsonb_build_object(
      'self_claim', false,
      'hold_hours', 72,
      'stage_targets', jsonb_build_object(
        'validating_payment', 30, 'assign_dispatch_assistant', 15, 'getting_ready', 120, 'packing_up', 60,
        'file_guide_sale', 240, 'delivered_local', 1440, 'delivered_customer', 4320, 'full_payment_ct', 4320),
      'business_hours', jsonb_build_object(
        'opens', '08:00', 'closes', '18:00', 'days', jsonb_build_array(1, 2, 3, 4, 5, 6)),
      'carriers', (
        select jsonb_agg(
          jsonb_build_object('id', id, 'name', name, 'guide_digits', null, 'guide_pattern', null) order by name, id)
        from dispatch.carriers));

    create table dispatch.setting_changes (
      id integer generated always as identity primary key,
      at timestamptz not null,
      by_id integer not null,
      by_name text not null,
      name text not null,
      before jsonb not null,
      after jsonb not null
    );
    comment on table dispatch.setting_changes is 'append-only: who decided what for the company, and when';

    -- The list of carriers is a setting now.
    drop table dispatch.carriers;

    -- Promise to every service: the settings as contracts describe them.
    create view dispatch.published_settings as select version, value from dispatch.settings;
  `,
}
