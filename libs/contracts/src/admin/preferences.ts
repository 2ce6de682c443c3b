import { LANGUAGES } from '@deportivo/texts/languages'
import { Type, type Static } from 'typebox'
import { route, Strict, StrictPartial } from '../route.ts'
import { Id, ChangeReply } from '../shapes.ts'

export const THEMES = ['system', 'light', 'dark'] as const
/** `pine` is the default; the others are in the console's accents.css. */
export const ACCENTS = ['pine', 'cobalt', 'clay', 'grape', 'graphite'] as const
/** layout1 is the vertical menu; the other two carry it on top. */
export const LAYOUTS = ['layout1', 'layout2', 'layout3'] as const
/** The size of cards and rows. */
export const DENSITIES = ['comfortable', 'compact'] as const
/** Share of the normal size. The bounds and the step are the specification's. */
export const ZOOM = { min: 0.7, max: 1.3, step: 0.1 } as const

// Every user may fill these: without bounds one could store a book. The longest list has about twenty columns.
const MOST_LISTS = 40
const MOST_COLUMNS = 40
const Word = Type.String({ maxLength: 40, pattern: '^[a-z][a-z0-9_-]*$' })
const Columns = Type.Array(Word, { maxItems: MOST_COLUMNS })

/** The columns of a list that a user hides, their order, and those shown that are hidden without a choice. */
export const ColumnChoice = Strict({ hidden: Columns, order: Columns, shown: Type.Optional(Columns) })
export type ColumnChoice = Static<typeof ColumnChoice>

// Not `Type.Record`, whose evaluator would be part of the browser bundle.
const ColumnChoices = Type.Unsafe<Record<string, ColumnChoice>>({
  type: 'object',
  propertyNames: Word,
  maxProperties: MOST_LISTS,
  additionalProperties: ColumnChoice,
})

const OpeningViews = Type.Unsafe<Record<string, number>>({
  type: 'object',
  propertyNames: Word,
  maxProperties: MOST_LISTS,
  additionalProperties: Id,
})

/** More wouldn't fit beside the actions of the header. */
export const MOST_PINNED = 8

const PinnedPages = Type.Array(Type.String({ maxLength: 100, pattern: '^/(?!/)[a-zA-Z0-9_/?=-]*$' }), {
  maxItems: MOST_PINNED,
  uniqueItems: true,
  'x-text': { maxItems: 'pins.full' },
})

const PREFERENCES = {
  theme: Type.Enum([...THEMES]),
  accent: Type.Enum([...ACCENTS]),
  zoom: Type.Number({ minimum: ZOOM.min, maximum: ZOOM.max }),
  /** Also the language of replies and mails. */
  language: Type.Enum([...LANGUAGES]),
  layout: Type.Enum([...LAYOUTS]),
  density: Type.Enum([...DENSITIES]),
  /** Single-key commands can be switched off: they disturb people who dictate. */
  single_keys: Type.Boolean(),
  /** Addresses of the pages that the user pinned, in that order; `data.shortcuts` of the session. */
  pinned_pages: PinnedPages,
  /** By the name of the list. */
  columns: ColumnChoices,
  /** By the name of the list: the saved view with which it opens, unless the address asks for something else. */
  opening_views: OpeningViews,
}

/** What a user has chosen so far; the console has defaults for the rest. */
export const StoredPreferences = StrictPartial(PREFERENCES)
export type StoredPreferences = Static<typeof StoredPreferences>

/** The preferences of a user, complete with defaults. */
export type Preferences = Required<StoredPreferences>

export const savePreferences = route({
  method: 'PUT',
  path: '/auth/preferences',
  tag: 'auth',
  summary: 'Save the user’s preferences. Omitted ones are unchanged; the last writer wins.',
  permission: 'signed_in',
  is_before_factor: true,
  body: StrictPartial(PREFERENCES),
  reply: ChangeReply(StoredPreferences),
})
