import { cashierScreens } from './finance/cashier.ts'
import { clientScreens } from './clients/screens.ts'
import { common } from './shell/common.ts'
import { listScreens } from './shell/lists.ts'
import { orderScreens } from './orders/screens.ts'
import { peopleScreens } from './people/screens.ts'
import { productScreens } from './products/screens.ts'
import { shell } from './shell/shell.ts'

/** Texts that only the console's screens show. They may use ICU plurals: the server never renders them. */
export const screens = {
  ...common,
  ...shell,
  ...cashierScreens,
  ...clientScreens,
  ...listScreens,
  ...orderScreens,
  ...peopleScreens,
  ...productScreens,
} as const
