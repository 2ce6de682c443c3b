import type { Migration } from '@deportivo/platform/db/migrate'

/** Clients that were entered without an event, as those of the demo company were: reports count clients by events. */
export const eventsOfClients: Migration = {
  name: '0009-events-of-clients',
  sql: `
    select bus.append_event('client', c.id::text, c.version, 'client.changed', 1,
      jsonb_build_object('changed', jsonb_build_array(), 'record', jsonb_build_object(
        'id', c.id, 'version', c.version, 'type_of_person', c.type_of_person, 'city_id', c.city_id,
        'client_type', (array['final', 'wholesale', 'reseller'])[c.type_of_client],
        'department_id', c.department_id, 'code_id', c.code_id, 'seller_id', c.seller_id,
        'created_at', to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))),
      jsonb_build_object('actor_id', null, 'actor_name', null, 'profile_id', null, 'request_id', null), now())
    from sales.clients c
    where c.merged_into is null
      and not exists (
        select from bus.event_log e where e.aggregate_type = 'client' and e.aggregate_id = c.id::text)
      and not exists (
        select from bus.outbox o where o.aggregate_type = 'client' and o.aggregate_id = c.id::text);
  `,
}
