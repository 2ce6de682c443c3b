/** What a client buys for. Ids are for ever: clients and reports quote them. */
export const CLIENT_TYPES = [
  { id: 1, key: 'final' },
  { id: 2, key: 'wholesale' },
  { id: 3, key: 'reseller' },
] as const

export type ClientType = (typeof CLIENT_TYPES)[number]['key']

export const isClientType = (id: number): boolean => CLIENT_TYPES.some((type) => type.id === id)

/** The key of a client type that the database holds. */
export function clientTypeOf(id: number): ClientType {
  const type = CLIENT_TYPES.find((one) => one.id === id)
  if (!type) throw new Error(`client type ${id} does not exist`)
  return type.key
}
