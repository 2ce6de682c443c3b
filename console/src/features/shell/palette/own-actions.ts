import { THEMES } from '@deportivo/contracts/admin/preferences'
import { LANGUAGE_NAMES, LANGUAGES } from '@deportivo/texts/languages'
import type { Translate } from '../../../shared/language/texts.tsx'
import { changePreferences, currentPreferences } from '../../../shared/preferences/preferences.ts'
import type { PaletteItem } from './palette-items.ts'

/** What may be done from anywhere: a new order, a new client, other themes and languages than the present ones, signing out. */
export function ownActions(
  t: Translate,
  {
    onNewOrder,
    onNewClient,
    onSignOut,
  }: { onNewOrder: (() => void) | undefined; onNewClient: (() => void) | undefined; onSignOut: () => void },
): PaletteItem[] {
  const { theme, language } = currentPreferences()
  const action = (id: string, label: string, run: () => void): PaletteItem => ({
    id: `action-${id}`,
    group: 'palette.actions',
    label,
    run,
  })
  return [
    ...(onNewOrder ? [action('new_order', t('palette.new_order'), onNewOrder)] : []),
    ...(onNewClient ? [action('new_client', t('client.new'), onNewClient)] : []),
    ...THEMES.filter((one) => one !== theme).map((one) =>
      action(one, t('palette.theme', { theme: t(`panel.theme_${one}`) }), () =>
        changePreferences({ theme: one }),
      ),
    ),
    ...LANGUAGES.filter((one) => one !== language).map((one) =>
      action(one, t('palette.language', { language: LANGUAGE_NAMES[one] }), () =>
        changePreferences({ language: one }),
      ),
    ),
    action('sign_out', t('user.sign_out'), onSignOut),
  ]
}
