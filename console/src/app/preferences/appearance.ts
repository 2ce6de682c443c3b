import type { Preferences } from '@deportivo/contracts/admin/preferences'
import { currentPreferences } from '../../shared/preferences/preferences.ts'

const DARK = '(prefers-color-scheme: dark)'

export const isDark = (theme: Preferences['theme']): boolean =>
  theme === 'dark' || (theme === 'system' && matchMedia(DARK).matches)

function showDark(dark: boolean): void {
  document.documentElement.classList.toggle('ad-dark', dark)
  document.body.classList.toggle('bp6-dark', dark)
}

/** Theme, accent, density and size of the whole page. Blueprint measures in pixels, so the page is zoomed, not its root font. */
export function applyAppearance({ theme, accent, density, zoom }: Preferences): void {
  const root = document.documentElement
  showDark(isDark(theme))
  document.body.dataset['accent'] = accent
  // For tables of their own shape; lists and the board draw other rows.
  root.dataset['density'] = density
  document.body.classList.add('ad-ready')
  root.style.setProperty('zoom', String(zoom))
  root.style.setProperty('--ad-zoom', String(zoom))
}

/** Follows the machine's theme where the person left it to the machine. */
export function followMachineTheme(): void {
  matchMedia(DARK).addEventListener('change', () => applyAppearance(currentPreferences()))
}

/** Paper is white, and a dark page on it is ink and little contrast. */
export function printLight(): void {
  addEventListener('beforeprint', () => showDark(false))
  addEventListener('afterprint', () => applyAppearance(currentPreferences()))
}
