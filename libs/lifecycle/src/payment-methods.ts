/** How a client may pay. Ids are permanent: orders and reports store them. */
export const PAYMENT_METHODS = [
  { id: 1, key: 'cash', is_ct: false, needs_support: false },
  { id: 2, key: 'transfer', is_ct: false, needs_support: true },
  { id: 3, key: 'nequi', is_ct: false, needs_support: true },
  { id: 4, key: 'daviplata', is_ct: false, needs_support: true },
  { id: 5, key: 'bre_b', is_ct: false, needs_support: true },
  { id: 6, key: 'card', is_ct: false, needs_support: true },
  { id: 7, key: 'cash_on_delivery', is_ct: true, needs_support: false },
] as const

export type PaymentMethodId = (typeof PAYMENT_METHODS)[number]['id']

export const CASH: PaymentMethodId = 1
export const TRANSFER: PaymentMethodId = 2
export const CASH_ON_DELIVERY: PaymentMethodId = 7

const methodOf = (id: number | null) => PAYMENT_METHODS.find((method) => method.id === id)

export const isPaymentMethod = (id: number): id is PaymentMethodId => methodOf(id) !== undefined

/** Whether money paid this way is proved by an uploaded file. */
export const needsSupport = (id: number | null): boolean => methodOf(id)?.needs_support ?? false

/** Ways of paying at once that are no cash: by transfer, from a wallet, with a card. */
export const METHODS_WITH_SUPPORT: readonly PaymentMethodId[] = PAYMENT_METHODS.filter(
  ({ needs_support }) => needs_support,
).map(({ id }) => id)
