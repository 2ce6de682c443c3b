import type { OrderLineSnapshot } from '@deportivo/contracts/events/order'
import { PLACE_FIGURES } from '@deportivo/contracts/reports/sources'
import { findStateRow } from '@deportivo/lifecycle/order/states'
import { presentCity } from '@deportivo/lifecycle/places'
import { businessDay } from '@deportivo/platform/clock'
import type { Knex } from 'knex'
import type { Change } from '../engine/change.ts'
import { consumerOf } from '../engine/project.ts'
import type { Projection } from '../engine/projection.ts'
import { publishFigures } from '../engine/publish-figures.ts'
import { placeDays, placeSubcategories } from './place-days.ts'
import type { PlaceFact, SoldSubcategory } from './place-fact.ts'

/** The lines of an order, summed by subcategory. */
function subcategoriesOf(lines: readonly OrderLineSnapshot[]): SoldSubcategory[] {
  const sold = new Map<number, SoldSubcategory>()
  for (const { subcategory_id, quantity, price } of lines) {
    const { units, value } = sold.get(subcategory_id) ?? { units: 0, value: 0 }
    sold.set(subcategory_id, { subcategory_id, units: units + quantity, value: value + price })
  }
  return [...sold.values()]
}

/** Every order as the geographic report counts it: sold as the administrative report has it. */
export const placesReport: Projection<PlaceFact, 'order'> = {
  consumer: PLACE_FIGURES,
  families: ['order'],
  table: 'place_facts',
  aggregate: 'order_id',
  key: ['order_id'],
  columns: [
    'version',
    'sold_on',
    'sold_at',
    'seller_id',
    'profile_id',
    'department_id',
    'city_id',
    'value',
    'subcategories',
  ],
  fold(_, { aggregate_version, payload: { order } }) {
    const sold_at = findStateRow(order.state_id)?.is_given_up ? null : order.checked_out_at
    const fact: PlaceFact = {
      order_id: order.id,
      version: aggregate_version,
      sold_on: sold_at === null ? null : businessDay(new Date(sold_at)),
      sold_at,
      seller_id: order.seller_id,
      profile_id: order.profile_id,
      department_id: order.department_id ?? 0,
      city_id: presentCity(order.city_id ?? 0),
      value: order.total_value,
      subcategories: subcategoriesOf(order.lines),
    }
    return [fact]
  },
  sums: [placeDays, placeSubcategories],
  namesOf: ({ payload: { order } }) =>
    order.lines.map(({ subcategory_id, subcategory_name }) => ({
      dimension: 'subcategory',
      key: subcategory_id,
      name: subcategory_name,
    })),
}

/** Orders that are not sold yet change no figure. */
function publishReports(trx: Knex.Transaction, changes: readonly Change<PlaceFact>[]): void {
  const isSold = (fact: PlaceFact | null) => fact !== null && fact.sold_on !== null
  const counted = changes.filter(({ before, after }) => isSold(before) || isSold(after))
  publishFigures(trx, placesReport.consumer, counted)
}

export const placesReportConsumer = consumerOf(placesReport, publishReports)
