import type { TextKey } from '@deportivo/texts/texts'
import { paths } from '../../shared/navigation/paths.ts'

/** `g` and a letter: the pages people go to most. */
export const GO_KEYS: readonly { letter: string; url: string; page: TextKey }[] = [
  { letter: 'd', url: paths.dispatches, page: 'menu.dispatches' },
  { letter: 'o', url: paths.orders, page: 'menu.orders' },
  { letter: 'c', url: paths.clients, page: 'menu.clients' },
  { letter: 'b', url: paths.shareProducts, page: 'menu.share_products' },
  { letter: 'g', url: '/returns', page: 'menu.returns' },
  { letter: 'a', url: paths.administrative, page: 'menu.administrative' },
  { letter: 'e', url: '/expenses', page: 'menu.expenses' },
]
