/** The city in which the shop delivers by itself, by its DANE code. */
export const BOGOTA_CITY_ID = 11_001

/** Colombia, where a department or a city could be named: no department has this code. */
export const COUNTRY_ID = 57

/** A city's DANE code begins with its department's. */
export const departmentOf = (cityId: number): number => Math.floor(cityId / 1_000)

/** Whether an id of a place is a city's. */
export const isCity = (placeId: number): boolean => placeId >= 1_000
