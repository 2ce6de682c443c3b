import type { Migration } from '@deportivo/platform/db/migrate'

/** Stays of orders in their stages: a consumer reads them from the beginning of the log. */
export const stageFigures: Migration = {
  name: '0007-stage-figures',
  sql: `
    create table read.stage_stays (
      order_id integer not null,
      nr integer not null,
      /* 0: the whole order; else a store that its lines come from. */
      store_id integer not null,
      state_id text not null,
      entered_at timestamptz not null,
      is_open boolean not null,
      left_on date,
      left_at timestamptz,
      prepared_at timestamptz,
      auxiliary_user_id integer not null,
      minutes integer not null,
      target_minutes integer not null,
      with_target integer not null,
      in_time integer not null,
      pos bigint not null,
      primary key (order_id, nr, store_id)
    );
    create index stage_stays_open on read.stage_stays (store_id, state_id, entered_at) where is_open;
    create index stage_stays_left on read.stage_stays (left_at) where left_at is not null;
    create index stage_stays_prepared on read.stage_stays (prepared_at) where prepared_at is not null;

    create table read.stage_days (
      /* stay: that ended on the day; prepared: by an assistant, who had picked every line. */
      kind text not null check (kind in ('stay', 'prepared')),
      day date not null,
      store_id integer not null,
      state_id text not null,
      auxiliary_user_id integer not null,
      minutes integer not null,
      count integer not null,
      with_target bigint not null,
      in_time bigint not null,
      primary key (kind, day, store_id, state_id, auxiliary_user_id, minutes)
    ) with (fillfactor = 70);
  `,
}
