import {
  ACCENTS,
  DENSITIES,
  LAYOUTS,
  MOST_PINNED,
  THEMES,
  ZOOM,
  type ColumnChoice,
  type Preferences,
} from '@deportivo/contracts/admin/preferences'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@deportivo/texts/languages'

export const FIRST: Preferences = {
  theme: 'system',
  accent: 'pine',
  zoom: 1,
  language: DEFAULT_LANGUAGE,
  layout: 'layout1',
  density: 'comfortable',
  single_keys: true,
  pinned_pages: [],
  columns: {},
  opening_views: {},
}

const oneOf = <T>(allowed: readonly T[], value: unknown, otherwise: T): T =>
  allowed.includes(value as T) ? (value as T) : otherwise

export function clampZoom(value: unknown): number {
  const zoom = typeof value === 'number' && Number.isFinite(value) ? value : FIRST.zoom
  return Math.round(Math.min(ZOOM.max, Math.max(ZOOM.min, zoom)) * 10) / 10
}

const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function soundColumns(found: unknown): Record<string, ColumnChoice> {
  if (!isObject(found)) return {}
  const entries = Object.entries(found).flatMap(([list, choice]): [string, ColumnChoice][] => {
    if (!isObject(choice)) return []
    const { hidden, order, shown } = choice
    if (!isWords(hidden) || !isWords(order)) return []
    return [[list, { hidden, order, ...(isWords(shown) ? { shown } : {}) }]]
  })
  return Object.fromEntries(entries)
}

function soundViews(found: unknown): Record<string, number> {
  if (!isObject(found)) return {}
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, number] => Number.isSafeInteger(entry[1])),
  )
}

/** Whatever was found, of whichever release: each part is taken only where it makes sense. */
export function soundPreferences(found: Partial<Record<keyof Preferences, unknown>>): Preferences {
  return {
    theme: oneOf(THEMES, found.theme, FIRST.theme),
    accent: oneOf(ACCENTS, found.accent, FIRST.accent),
    zoom: clampZoom(found.zoom),
    language: oneOf(LANGUAGES, found.language, FIRST.language),
    layout: oneOf(LAYOUTS, found.layout, FIRST.layout),
    density: oneOf(DENSITIES, found.density, FIRST.density),
    single_keys: found.single_keys !== false,
    pinned_pages: isWords(found.pinned_pages) ? found.pinned_pages.slice(0, MOST_PINNED) : [],
    columns: soundColumns(found.columns),
    opening_views: soundViews(found.opening_views),
  }
}

export function parsePreferences(stored: string | null): Preferences {
  try {
    const found: unknown = JSON.parse(stored ?? '{}')
    return soundPreferences(isObject(found) ? found : {})
  } catch {
    // Something else wrote there: start from the defaults.
    return FIRST
  }
}
