import type { Migration } from '@deportivo/platform/db/migrate'

/** Carriers get the address of their tracking page; none is known until it is filled in. */
export const carrierTracking: Migration = {
  name: '0007-carrier-tracking',
  sql: `
    update admin.settings set carriers = (
      select coalesce(jsonb_agg('{"tracking_url": null}'::jsonb || carrier order by place), '[]')
      from jsonb_array_elements(carriers) with ordinality as known (carrier, place));
  `,
}
