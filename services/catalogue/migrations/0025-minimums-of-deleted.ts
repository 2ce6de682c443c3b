import type { Migration } from '@deportivo/platform/db/migrate'

/**
 * Products that were deleted while they had a minimum: no consumer of theirs removed it. The event withdraws the alerts
 * of those that had fallen below.
 */
export const minimumsOfDeleted: Migration = {
  name: '0025-minimums-of-deleted',
  sql: `
    select bus.append_event('minimum', p.id::text, coalesce((select max(pos) from bus.event_log), 0), 'minimum.crossed', 1,
      jsonb_build_object('product_id', p.id, 'product_name', p.name, 'fallen', jsonb_build_array(),
        'risen', to_jsonb(ended.fallen), 'under', 0, 'by_stock', false),
      jsonb_build_object('actor_id', null, 'actor_name', null, 'profile_id', null, 'request_id', null), now())
    from catalogue.products p
    cross join lateral (select inventory.published_end_minimums(p.id) as fallen) ended
    where not p.is_active and cardinality(ended.fallen) > 0;
  `,
}
