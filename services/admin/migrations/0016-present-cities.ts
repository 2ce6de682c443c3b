import type { Migration } from '@deportivo/platform/db/migrate'

/**
 * Mapiripana (94663) is part of Barrancominas (94343), and no list has it any more: a view that was narrowed to it would
 * show nothing. Lists and the board call the filter `city`, reports `city_id`.
 */
export const presentCities: Migration = {
  name: '0016-present-cities',
  sql: `
    update admin.views set query = regexp_replace(query, '(^|&)(city|city_id)=94663(&|$)', '\\1\\2=94343\\3')
      where query ~ '(^|&)(city|city_id)=94663(&|$)';
  `,
}
