import type { Grants, Permission } from '@deportivo/lifecycle/permissions'
import type { TextKey } from '@deportivo/texts/texts'
import type { Translate } from '../../../shared/language/texts.tsx'
import { BEGINS_NEW } from '../../../shared/navigation/begins-new.ts'
import { paths } from '../../../shared/navigation/paths.ts'
import type { PaletteItem } from './palette-items.ts'

const NEW_THINGS: readonly (readonly [id: string, label: TextKey, url: string, permission: Permission])[] = [
  ['new_product', 'product.new', paths.newProduct, 'create products'],
  ['new_transfer', 'transfer.new', `${paths.transfers}${BEGINS_NEW}`, 'update products'],
  ['new_count', 'count.new', `${paths.counts}${BEGINS_NEW}`, 'update products'],
  ['new_expense', 'expenses.new', `${paths.expenses}${BEGINS_NEW}`, 'create expenses'],
  ['new_user', 'people.new', paths.newUser, 'create users'],
]

/** What may be begun from anywhere, each on its own page. */
export const newThings = (
  t: Translate,
  grants: Grants,
  { go, mayOpen }: { go: (url: string) => void; mayOpen: (url: string) => boolean },
): PaletteItem[] =>
  NEW_THINGS.filter(([, , url, permission]) => grants[permission] !== undefined && mayOpen(url)).map(
    ([id, label, url]) => ({
      id: `action-${id}`,
      group: 'palette.actions',
      label: t(label),
      run: () => go(url),
    }),
  )
