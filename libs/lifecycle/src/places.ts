/** The city in which the shop delivers by itself, by its DANE code. */
export const BOGOTA_CITY_ID = 11_001
