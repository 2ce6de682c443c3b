import type { Sums } from '../engine/sums.ts'
import type { PlaceFact } from './place-fact.ts'

/** Sold orders per day of checkout, department and city, without cancelled ones. */
export const placeDays: Sums<PlaceFact> = {
  table: 'place_days',
  dimensions: ['day', 'department_id', 'city_id', 'seller_id', 'profile_id'],
  measures: ['value'],
  partsOf({ sold_on, department_id, city_id, seller_id, profile_id, value }) {
    return sold_on === null ? [] : [{ day: sold_on, department_id, city_id, seller_id, profile_id, value }]
  },
}

/** The lines of these orders by subcategory; count is how many orders have it. */
export const placeSubcategories: Sums<PlaceFact> = {
  table: 'place_subcategories',
  dimensions: ['city_id', 'day', 'department_id', 'subcategory_id', 'seller_id', 'profile_id'],
  measures: ['units', 'value'],
  partsOf({ sold_on, department_id, city_id, seller_id, profile_id, subcategories }) {
    if (sold_on === null) return []
    return subcategories.map((sold) => ({
      day: sold_on,
      department_id,
      city_id,
      seller_id,
      profile_id,
      ...sold,
    }))
  },
}
