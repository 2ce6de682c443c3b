import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@deportivo/texts/languages'
import { KEPT, keep, readKept } from './kept.ts'
import { createStore, useStore } from './store.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** `pine` is the house's own; the others are in accents.css. */
export const ACCENTS = ['pine', 'cobalt', 'clay', 'grape', 'graphite'] as const
export type Accent = (typeof ACCENTS)[number]

/** layout1 is the vertical menu; the other two carry it on top. */
export const LAYOUTS = ['layout1', 'layout2', 'layout3'] as const
export type Layout = (typeof LAYOUTS)[number]

/** How much room a card of the board takes. */
export const DENSITIES = ['comfortable', 'compact'] as const
export type Density = (typeof DENSITIES)[number]

/** Share of the normal size. The bounds and the step are the specification's. */
export const ZOOM = { min: 0.7, max: 1.3, step: 0.1 } as const

export interface Preferences {
  theme: Theme
  accent: Accent
  zoom: number
  language: Language
  layout: Layout
  density: Density
  /** Single-key shortcuts can be switched off: they disturb people who dictate. */
  shortcuts: boolean
}

const FIRST: Preferences = {
  theme: 'system',
  accent: 'pine',
  zoom: 1,
  language: DEFAULT_LANGUAGE,
  layout: 'layout1',
  density: 'comfortable',
  shortcuts: true,
}

const oneOf = <T>(allowed: readonly T[], value: unknown, otherwise: T): T =>
  allowed.includes(value as T) ? (value as T) : otherwise

function clampZoom(value: unknown): number {
  const zoom = typeof value === 'number' && Number.isFinite(value) ? value : FIRST.zoom
  return Math.round(Math.min(ZOOM.max, Math.max(ZOOM.min, zoom)) * 10) / 10
}

/** Whatever was kept, by whichever release: each part is taken only where it makes sense. */
export function parsePreferences(kept: string | null): Preferences {
  let found: Partial<Record<keyof Preferences, unknown>>
  try {
    found = (JSON.parse(kept ?? '{}') ?? {}) as typeof found
  } catch {
    // Something else wrote there: start from the defaults.
    found = {}
  }
  return {
    theme: oneOf(THEMES, found.theme, FIRST.theme),
    accent: oneOf(ACCENTS, found.accent, FIRST.accent),
    zoom: clampZoom(found.zoom),
    language: oneOf(LANGUAGES, found.language, FIRST.language),
    layout: oneOf(LAYOUTS, found.layout, FIRST.layout),
    density: oneOf(DENSITIES, found.density, FIRST.density),
    shortcuts: found.shortcuts !== false,
  }
}

const preferences = createStore(parsePreferences(readKept(KEPT.preferences)))

export const usePreferences = () => useStore(preferences)
export const currentPreferences = () => preferences.get()

/** Takes what was kept elsewhere, without keeping it again. */
export const takePreferences = (kept: string | null): void => preferences.set(parsePreferences(kept))

export function changePreferences(change: Partial<Preferences>): void {
  const next = { ...preferences.get(), ...change }
  next.zoom = clampZoom(next.zoom)
  keep(KEPT.preferences, JSON.stringify(next))
  preferences.set(next)
}
