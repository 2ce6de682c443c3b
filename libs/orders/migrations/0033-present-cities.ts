import type { Migration } from '@deportivo/platform/db/migrate'

/** Mapiripana (94663) is part of Barrancominas (94343) since 2019: no list of municipalities has it any more. */
export const presentCities: Migration = {
  name: '0033-present-cities',
  sql: `update orders.orders set city_id = 94343, city_name = 'Barrancominas' where city_id = 94663;`,
}
