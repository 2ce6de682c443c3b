import type { Migration } from '../src/db/migrate.ts'

// For changes that the database computes: their events are written by the function that makes them.
export const appendEvent: Migration = {
  name: '0004-append-event',
  sql: `
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
`,
}
