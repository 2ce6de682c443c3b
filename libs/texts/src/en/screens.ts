import type { screens as spanish } from '../es/screens.ts'
import { clientScreens } from './screens-clients.ts'
import { common } from './screens-common.ts'
import { listScreens } from './screens-lists.ts'
import { orderScreens } from './screens-orders.ts'
import { peopleScreens } from './screens-people.ts'
import { productScreens } from './screens-products.ts'
import { shell } from './screens-shell.ts'

export const screens: Record<keyof typeof spanish, string> = {
  ...common,
  ...shell,
  ...clientScreens,
  ...listScreens,
  ...orderScreens,
  ...peopleScreens,
  ...productScreens,
}
