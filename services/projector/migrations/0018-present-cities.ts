import type { Migration } from '@deportivo/platform/db/migrate'

/** Mapiripana (94663) is part of Barrancominas (94343): what it had counts there. Clients move by their events. */
export const presentCities: Migration = {
  name: '0018-present-cities',
  sql: `
    update read.dispatch_board set card = card || '{"city_id": 94343, "city_name": "Barrancominas"}'
      where (card ->> 'city_id')::integer = 94663;
    update read.place_facts set city_id = 94343 where city_id = 94663;

    with moved as (delete from read.place_days where city_id = 94663 returning *)
    insert into read.place_days as days (day, department_id, city_id, seller_id, profile_id, count, value)
    select day, department_id, 94343, seller_id, profile_id, count, value from moved
    on conflict (day, department_id, city_id, seller_id, profile_id)
      do update set count = days.count + excluded.count, value = days.value + excluded.value;

    with moved as (delete from read.place_subcategories where city_id = 94663 returning *)
    insert into read.place_subcategories as sold
      (city_id, day, department_id, subcategory_id, seller_id, profile_id, count, units, value)
    select 94343, day, department_id, subcategory_id, seller_id, profile_id, count, units, value from moved
    on conflict (city_id, day, department_id, subcategory_id, seller_id, profile_id)
      do update set count = sold.count + excluded.count, units = sold.units + excluded.units,
        value = sold.value + excluded.value;
  `,
}
