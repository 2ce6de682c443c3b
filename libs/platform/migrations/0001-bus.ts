import type { Migration } from '../src/db/migrate.ts'

// Compressing a payload costs more than writing and reading it, and is half of the sequencer's work: rows are stored
// uncompressed while they fit into a page. The log, which is permanent, grows by 3 KB per change of an order.
const UNCOMPRESSED = 'toast_tuple_target = 8160'

const OUTBOX_AND_LOG = `
create table bus.outbox (
  id bigint generated always as identity primary key,
  event_id uuid not null,
  lane smallint not null check (lane between 0 and 11),
  aggregate_type text not null,
  aggregate_id text not null,
  aggregate_version integer not null,
  type text not null,
  schema_version integer not null,
  -- As text: nothing in the database reads it, and each consumer gets it whole.
  payload json not null,
  meta json not null,
  occurred_at timestamptz not null,
  unique (aggregate_type, aggregate_id, aggregate_version)
) with (
  -- A queue: what was read is dead at once, and the next read must not walk over it.
  autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000,
  ${UNCOMPRESSED}
);

-- Not partitioned: the uniqueness of an aggregate's versions would then end at each partition's edge.
create table bus.event_log (
  pos bigint primary key,
  lane smallint not null,
  lane_pos bigint not null,
  event_id uuid not null,
  aggregate_type text not null,
  aggregate_id text not null,
  aggregate_version integer not null,
  type text not null,
  schema_version integer not null,
  payload json not null,
  meta json not null,
  occurred_at timestamptz not null,
  logged_at timestamptz not null default clock_timestamp(),
  unique (lane, lane_pos),
  unique (aggregate_type, aggregate_id, aggregate_version)
) with (${UNCOMPRESSED});
comment on table bus.event_log is 'append-only: the truth, gapless in pos and in lane_pos, kept for ever';

-- Two changes that claimed one version of an aggregate: the second is stored here and stops no consumer.
create table bus.collided_events (
  like bus.outbox including defaults,
  collided_at timestamptz not null default clock_timestamp()
);
comment on table bus.collided_events is 'append-only: events that claimed a version already taken';

-- Lane -1 is the whole log; its row is the sequencer's lock.
create table bus.heads (
  lane smallint primary key check (lane between -1 and 11),
  pos bigint not null default 0,
  -- Example data is removed with its events. A lane whose newest event went with them is not one that has lost events.
  removed_to bigint not null default 0
) with (fillfactor = 50);
comment on column bus.heads.removed_to is 'events of the lane up to here may have been removed on purpose';
insert into bus.heads (lane) select generate_series(-1, 11);

-- Distinguishes this log from another whose messages come over the same Kafka.
create table bus.identity (log_id uuid not null default gen_random_uuid());
insert into bus.identity default values;
`

// For changes that the database computes: their events are written by the function that makes them.
const APPEND_EVENT = `
-- The same as "laneOf" in TypeScript: FNV-1a of 32 bits over "type:id".
create function bus.lane_of(aggregate text) returns smallint language plpgsql immutable as $$
declare
  bytes bytea := convert_to(aggregate, 'UTF8');
  hash bigint := 2166136261;
begin
  for i in 0 .. length(bytes) - 1 loop
    hash := ((hash # get_byte(bytes, i)) * 16777619) & 4294967295;
  end loop;
  return hash % 12;
end $$;

-- Needs a lock that orders the events of the aggregate. After the commit: "wake.notify('outbox')".
create function bus.append_event(
  aggregate_type text, aggregate_id text, aggregate_version bigint, type text, schema_version integer,
  payload jsonb, meta jsonb, occurred_at timestamptz
) returns void language plpgsql volatile as $$
begin
  insert into bus.outbox (event_id, lane, aggregate_type, aggregate_id, aggregate_version, type, schema_version,
    payload, meta, occurred_at)
  values (uuidv7(), bus.lane_of(append_event.aggregate_type || ':' || append_event.aggregate_id),
    append_event.aggregate_type, append_event.aggregate_id, append_event.aggregate_version, append_event.type,
    append_event.schema_version, append_event.payload::json, append_event.meta::json, append_event.occurred_at);
end $$;
`

// One sequencer at a time: without the lock on lane -1 two of them would assign the same position twice.
const SEQUENCER = `
-- Moves the oldest rows of the outbox to the log in id order; returns how many. Positions are counted over ids alone:
-- a sort would carry the payloads.
create function bus.log_outbox(batch integer) returns integer language sql volatile as $$
  with numbered as (
    select id, row_number() over (order by id) as nth, row_number() over (partition by lane order by id) as lane_nth
    from (select id, lane from bus.outbox order by id limit batch) oldest
  ), taken as (
    delete from bus.outbox o using numbered n where o.id = n.id returning o.*, n.nth, n.lane_nth
  ), logged as (
    insert into bus.event_log (pos, lane, lane_pos, event_id, aggregate_type, aggregate_id, aggregate_version,
      type, schema_version, payload, meta, occurred_at)
    select whole.pos + t.nth, t.lane, h.pos + t.lane_nth, t.event_id, t.aggregate_type, t.aggregate_id,
      t.aggregate_version, t.type, t.schema_version, t.payload, t.meta, t.occurred_at
    from taken t join bus.heads h on h.lane = t.lane join bus.heads whole on whole.lane = -1
    returning lane
  ), raised as (
    update bus.heads h set pos = h.pos + counted.count
    from (
      select lane, count(*) from logged group by lane
      union all
      select -1, count(*) from logged
    ) counted
    where counted.lane = h.lane
  )
  select count(*)::integer from logged
$$;

-- Sets those of the oldest rows aside whose version the log has already; returns how many.
create function bus.set_collided_aside(batch integer) returns integer language sql volatile as $$
  with collided as (
    delete from bus.outbox o
    where o.id = any (array(select id from bus.outbox order by id limit batch)) and exists (
      select from bus.event_log l
      where (l.aggregate_type, l.aggregate_id, l.aggregate_version)
          = (o.aggregate_type, o.aggregate_id, o.aggregate_version)
    )
    returning o.*
  ), aside as (
    insert into bus.collided_events select c.*, clock_timestamp() from collided c returning id
  )
  select count(*)::integer from aside
$$;

-- Moves committed outbox rows to the log in id order, and returns in each row how many were moved. The events are
-- returned too, unless they are more than "most": then one row has nulls in their place. The outbox is empty whenever its
-- size is estimated, so a plan of PostgreSQL's own choice reads the whole table, with the moved events that vacuum has not
-- removed yet. Each vacuum makes all connections plan again: once then, not six times.
create function bus.sequence_outbox(batch integer, most integer) returns table (
  moved integer, pos bigint, lane smallint, lane_pos bigint, event_id uuid, aggregate_type text, aggregate_id text,
  aggregate_version integer, type text, schema_version integer, payload json, meta json, occurred_at timestamptz
) language plpgsql volatile set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  newest bigint;
  logged integer;
  aside integer := 0;
begin
  if not exists (select from bus.outbox order by id limit 1) then return; end if;
  select h.pos into newest from bus.heads h where h.lane = -1 for update;
  begin
    logged := bus.log_outbox(batch);
  exception when unique_violation then
    aside := bus.set_collided_aside(batch);
    logged := bus.log_outbox(batch - aside);
  end;
  if logged + aside = 0 then return; end if;
  return query
    select logged + aside, l.pos, l.lane, l.lane_pos, l.event_id, l.aggregate_type, l.aggregate_id,
      l.aggregate_version, l.type, l.schema_version, l.payload, l.meta, l.occurred_at
    from (select) one left join bus.event_log l on l.pos > newest and logged <= most order by l.pos;
end $$;
`

const CONSUMERS = `
create table bus.cursors (
  consumer text not null,
  lane smallint not null check (lane between -1 and 11),
  lane_pos bigint not null default 0,
  primary key (consumer, lane)
) with (fillfactor = 50);

-- One event that a consumer cannot apply; later events of its aggregate wait behind it.
create table bus.dead_letters (
  consumer text not null,
  aggregate_type text not null,
  aggregate_id text not null,
  pos bigint not null,
  error text not null,
  tries integer not null,
  failed_at timestamptz not null default clock_timestamp(),
  retry_requested_at timestamptz,
  -- The event's version, where the consumer's release was too old for it: a newer one applies it by itself.
  newer_version integer,
  primary key (consumer, aggregate_type, aggregate_id)
);
create index dead_letters_by_time on bus.dead_letters (failed_at, pos, consumer);
create table bus.parked_events (
  consumer text not null,
  aggregate_type text not null,
  aggregate_id text not null,
  pos bigint not null,
  primary key (consumer, aggregate_type, aggregate_id, pos),
  foreign key (consumer, aggregate_type, aggregate_id) references bus.dead_letters
);

-- When a recurring work last began, so that a restart doesn't begin it again.
create table bus.recurring (name text primary key, started_at timestamptz not null);
`

export const bus: Migration = {
  name: '0001-bus',
  sql: OUTBOX_AND_LOG + APPEND_EVENT + SEQUENCER + CONSUMERS,
}
