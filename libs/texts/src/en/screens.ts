import type { screens as spanish } from '../es/screens.ts'
import { cashierScreens } from './finance/cashier.ts'
import { clientScreens } from './clients/screens.ts'
import { common } from './shell/common.ts'
import { listScreens } from './shell/lists.ts'
import { orderScreens } from './orders/screens.ts'
import { peopleScreens } from './people/screens.ts'
import { productScreens } from './products/screens.ts'
import { shell } from './shell/shell.ts'

export const screens: Record<keyof typeof spanish, string> = {
  ...common,
  ...shell,
  ...cashierScreens,
  ...clientScreens,
  ...listScreens,
  ...orderScreens,
  ...peopleScreens,
  ...productScreens,
}
