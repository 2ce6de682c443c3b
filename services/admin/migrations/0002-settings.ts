import type { Migration } from '@deportivo/platform/db/migrate'

/** The company's settings, and what is requested for all of it: example data and rebuilds. */
export const settings: Migration = {
  name: '0002-settings',
  sql: `
    -- One row. Who changed what is in the audit, like that of every record.
    create table admin.settings (
      id text primary key default 'company' check (id = 'company'),
      version integer not null,
      -- The name on everything that is printed; without one it is the product's.
      company_name text,
      self_claim boolean not null,
      hold_hours integer not null,
      -- How long an order is promised to stay reserved.
      reserve_days integer not null default 30,
      voucher_months integer not null,
      stage_targets jsonb not null,
      business_hours jsonb not null,
      carriers jsonb not null,
      -- After how many days a return case that was not moved on is pointed out.
      return_days integer not null default 5,
      -- How many returns of a client or a product, in how many days, are pointed out.
      often_days integer not null default 90,
      often_client integer not null default 3,
      often_product integer not null default 5,
      -- From which amount on an expense waits for approval; null: none does.
      expense_limit bigint,
      -- What sellers earn of a sale, in percent by price code.
      commission jsonb not null default '{"one":0,"tow":0,"three":0,"four":0}',
      updated_by text,
      created_at timestamptz not null default now(),
      updated_at timestamptz
    );
    insert into admin.settings
      (version, self_claim, hold_hours, voucher_months, stage_targets, business_hours, carriers)
    select 1, false, 72, 12,
      jsonb_build_object(
        'validating_payment', 30, 'assign_dispatch_assistant', 15, 'getting_ready', 120, 'packing_up', 60,
        'file_guide_sale', 240, 'delivered_local', 1440, 'delivered_customer', 4320, 'full_payment_ct', 4320),
      jsonb_build_object('opens', '08:00', 'closes', '18:00', 'days', jsonb_build_array(1, 2, 3, 4, 5, 6)),
      -- The address of a tracking page is not known until it is filled in.
      jsonb_agg(jsonb_build_object('id', id, 'name', name, 'guide_digits', null, 'guide_pattern', null,
        'tracking_url', null) order by name, id)
    from (values (1, 'Servientrega'), (2, 'Coordinadora'), (3, 'Interrapidísimo'), (4, 'Envía'), (5, 'TCC'),
      (6, 'Deprisa'), (7, '4-72')) as carriers (id, name);

    -- Whether an installation that was empty has been filled with examples, and with which users.
    create table admin.example_data (
      id text primary key default 'company' check (id = 'company'),
      version integer not null default 1,
      state text not null default 'none' check (state in ('none', 'filling', 'loaded', 'removing')),
      done integer not null default 0,
      total integer not null default 0,
      user_ids integer[] not null default '{}',
      -- When the filling was asked for, and when it ended.
      began_at timestamptz,
      loaded_at timestamptz,
      -- What the user saw that is removed with the examples.
      own_seen integer not null default 0,
      asked_by jsonb,
      problem jsonb
    );
    insert into admin.example_data default values;

    -- Rebuilds of boards and reports that users requested; how far each is, its job stores.
    create table admin.rebuild_requests (
      id integer generated always as identity primary key,
      requested_by text not null,
      requested_at timestamptz not null
    );

    -- Published for every service, in the shape of the contract.
    create view admin.published_settings as
      select version, self_claim, hold_hours, voucher_months, stage_targets, business_hours, carriers, company_name,
        return_days, often_days, often_client, often_product, expense_limit, reserve_days, commission
      from admin.settings;
  `,
}
