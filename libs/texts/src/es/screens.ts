import { clientScreens } from './screens-clients.ts'
import { common } from './screens-common.ts'
import { listScreens } from './screens-lists.ts'
import { orderScreens } from './screens-orders.ts'
import { peopleScreens } from './screens-people.ts'
import { productScreens } from './screens-products.ts'
import { shell } from './screens-shell.ts'

/** Texts that only the console's screens show. They may use ICU plurals: the server never renders them. */
export const screens = {
  ...common,
  ...shell,
  ...clientScreens,
  ...listScreens,
  ...orderScreens,
  ...peopleScreens,
  ...productScreens,
} as const
