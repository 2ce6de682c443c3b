import type { Translate } from '../../../shared/language/texts.tsx'
import type { Offer } from '../../../shared/navigation/commands.ts'
import { paths } from '../../../shared/navigation/paths.ts'
import type { RecentThing } from '../../../shared/navigation/recent.ts'
import type { PaletteItem } from './palette-items.ts'

/** What may be done with what is open now. */
export const openThingItems = (offers: readonly Offer[]): PaletteItem[] =>
  offers.flatMap(({ title, commands }) =>
    commands.map(({ id, label, run }): PaletteItem => ({
      id: `command-${id}`,
      group: 'palette.open_thing',
      label,
      note: title,
      run,
    })),
  )

/** What was opened last. */
export const recentItems = (
  things: readonly RecentThing[],
  t: Translate,
  go: (url: string) => void,
): PaletteItem[] =>
  things.map(({ kind, id, name }): PaletteItem => ({
    id: `${kind}-${id}`,
    group: 'palette.recent',
    label: kind === 'order' ? t('palette.order', { id, client: name }) : name,
    run: () => go(kind === 'order' ? paths.sale(id) : paths.clientHistory(id)),
  }))
