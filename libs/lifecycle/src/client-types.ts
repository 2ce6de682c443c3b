/** What a client buys for. Ids are permanent: clients and reports store them. */
export const CLIENT_TYPES = [
  { id: 1, key: 'final' },
  { id: 2, key: 'wholesale' },
  { id: 3, key: 'reseller' },
] as const

export type ClientType = (typeof CLIENT_TYPES)[number]['key']
export const CLIENT_TYPE_KEYS: readonly ClientType[] = CLIENT_TYPES.map(({ key }) => key)

export const isClientType = (id: number): boolean => CLIENT_TYPES.some((type) => type.id === id)

/** The key of a client type in the database. */
export function clientTypeOf(id: number): ClientType {
  const type = CLIENT_TYPES.find((one) => one.id === id)
  if (!type) throw new Error(`client type ${id} does not exist`)
  return type.key
}
