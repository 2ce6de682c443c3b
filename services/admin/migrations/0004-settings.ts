import type { Migration } from '@deportivo/platform/db/migrate'

/** The company's settings and their history. */
export const settings: Migration = {
  name: '0004-settings',
  sql: `
    -- One document: every process reads it whole and nothing joins it.
    create table admin.settings (
      is_only boolean primary key default true check (is_only),
      version integer not null,
      value jsonb not null
    );
    insert into admin.settings (version, value)
    select 1, jsonb_build_object(
      'self_claim', false,
      'hold_hours', 72,
      'voucher_months', 12,
      'stage_targets', jsonb_build_object(
        'validating_payment', 30, 'assign_dispatch_assistant', 15, 'getting_ready', 120, 'packing_up', 60,
        'file_guide_sale', 240, 'delivered_local', 1440, 'delivered_customer', 4320, 'full_payment_ct', 4320),
      'business_hours', jsonb_build_object(
        'opens', '08:00', 'closes', '18:00', 'days', jsonb_build_array(1, 2, 3, 4, 5, 6)),
      'carriers', (
        select jsonb_agg(
          jsonb_build_object('id', id, 'name', name, 'guide_digits', null, 'guide_pattern', null) order by name, id)
        from (values (1, 'Servientrega'), (2, 'Coordinadora'), (3, 'Interrapidísimo'), (4, 'Envía'), (5, 'TCC'),
          (6, 'Deprisa'), (7, '4-72')) as carriers (id, name)));

    create table admin.setting_changes (
      id integer generated always as identity primary key,
      at timestamptz not null,
      by_id integer not null,
      by_name text not null,
      name text not null,
      before jsonb not null,
      after jsonb not null
    );
    comment on table admin.setting_changes is 'append-only: who changed which setting, and when';

    -- Published for every service, in the shape of the contract.
    create view admin.published_settings as select version, value from admin.settings;
  `,
}
