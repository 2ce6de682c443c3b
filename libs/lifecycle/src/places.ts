/** The city in which the shop delivers by itself, by its DANE code. */
export const BOGOTA_CITY_ID = 11_001

/** Colombia, where a department or a city could be named: no department has this code. */
export const COUNTRY_ID = 57

/** A city's DANE code begins with its department's. */
export const departmentOf = (cityId: number): number => Math.floor(cityId / 1_000)

/** Whether an id of a place is a city's. */
export const isCity = (placeId: number): boolean => placeId >= 1_000

/** Municipalities that became part of another one: DANE's code of then, and that of now. */
const NOW_PART_OF: ReadonlyMap<number, number> = new Map([[94_663, 94_343]])

/** A municipality by its code of today. Events and files of others name those of then. */
export const presentCity = (cityId: number): number => NOW_PART_OF.get(cityId) ?? cityId
