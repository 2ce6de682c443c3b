import { useHotkeys } from 'react-hotkeys-hook'
import { useNavigate } from 'react-router-dom'
import { mayOpenPage } from '../../features/shell/access.ts'
import type { MenuReader } from '../../features/shell/menu.ts'
import { GO_KEYS } from '../../features/shell/shortcuts.ts'
import { useSearchKey } from '../../shared/list/filters/use-search-key.ts'
import { usePreferences } from '../../shared/preferences/preferences.ts'
import { useKeys } from '../../shared/hooks/use-keys.ts'
import { useByHand } from '../../shared/hooks/use-by-hand.ts'

export interface ShortcutActions {
  onPalette: () => void
  onNew: () => void
  onHelp: () => void
  onNotifications: () => void
}

/** A dialog has the keyboard to itself. */
const isDialogOpen = () => document.querySelector('.bp6-dialog') !== null

/** Keys that work on every page; single keys sleep while a person types or has switched them off. */
export function useShortcuts(
  reader: MenuReader,
  { onPalette, onNew, onHelp, onNotifications }: ShortcutActions,
): void {
  const navigate = useNavigate()
  const { single_keys: enabled } = usePreferences()
  useHotkeys('mod+k', onPalette, { preventDefault: true, enableOnFormTags: true })
  const byHand = useByHand()
  const alone = (run: () => void) => () =>
    byHand(() => {
      if (!isDialogOpen()) run()
    })
  // By what the key writes: where it lies differs, and on a Spanish keyboard '/' is Shift and 7.
  useKeys({ '/': useSearchKey(), '?': onHelp })
  useHotkeys('n', alone(onNew), { enabled, preventDefault: true })
  // Not `g n`: a single `n` begins an order.
  useHotkeys('g>v', alone(onNotifications), { enabled, preventDefault: true })
  useHotkeys(
    GO_KEYS.map(({ letter }) => `g>${letter}`),
    (_, { keys }) => {
      const target = GO_KEYS.find(({ letter }) => letter === keys?.at(-1))
      if (target && mayOpenPage(target.url, reader)) alone(() => void navigate(target.url))()
    },
    // Its second letter may be a key of the page, too.
    { enabled, preventDefault: true },
  )
}
