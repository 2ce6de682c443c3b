import { geo } from '@deportivo/contracts/reports/geo'
import { subcategoriesGeolocation } from '@deportivo/contracts/reports/subcategories-geolocation'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import { defineReport } from '@deportivo/platform/reports/define-report'
import type { Knex } from 'knex'
import { onlyVisibleBy } from '../administrative/visible-days.ts'

const onlyVisible = onlyVisibleBy('read_geo')

const CITIES = 'sales.published_cities'

/** All places, not only those that an event has named: a client may live where no order went yet. */
const PLACES = {
  department: { table: CITIES, key: 'department_id', name: 'department_name' },
  city: { table: CITIES, key: 'id', name: 'name' },
}

const ofType = (type: string) => `sum(count) filter (where client_type = '${type}')`

/** Their list shows all clients or none: a count of some of them would open into others. */
const onlyWithAllClients = (rows: Knex.QueryBuilder, { grants }: Actor) =>
  grants['read clients'] === 'all' ? rows : rows.whereRaw('false')

export const geoReportRoute = defineReport(geo, {
  from: [
    {
      table: 'read.place_days',
      dimensions: ['department', 'city'],
      measures: { value: 'sum(value)', count: 'sum(count)' },
      timed: {
        table: 'read.place_facts',
        at: 'sold_at',
        columns: ['seller_id', 'profile_id', 'department_id', 'city_id', 'value'],
      },
    },
    {
      table: 'read.client_places',
      isOfNow: true,
      dimensions: ['department', 'city'],
      measures: { final: ofType('final'), wholesale: ofType('wholesale'), reseller: ofType('reseller') },
      visible: onlyWithAllClients,
    },
  ],
  namesOf: PLACES,
  visible: onlyVisible,
})

export const subcategoriesGeolocationRoute = defineReport(subcategoriesGeolocation, {
  from: [
    {
      table: 'read.place_subcategories',
      dimensions: ['subcategory', 'department', 'city'],
      measures: { value: 'sum(value)', units: 'sum(units)' },
    },
  ],
  names: 'read.report_names',
  namesOf: PLACES,
  visible: onlyVisible,
})
