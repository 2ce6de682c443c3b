import { MOST_WORDS, plainText } from '@deportivo/platform/db/plain-text'
import { queryRows } from '@deportivo/platform/db/query-rows'
import type { Deps } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { formsOf } from './colour-forms.ts'
import { nearestWord } from './nearest-word.ts'
import { readSizeWords, withoutSizeMarks, type SizeWord } from './size-words.ts'

/** Words of letters alone. With another digit, a reference or a size is another product and not a slip. */
const CAN_HAVE_SLIPS = /^[a-z]{3,}$/
const READ_AGAIN_MS = 10 * 60_000
/** How long the words of a new product may be unknown to a search that finds none like it. */
const NEW_WORDS_MS = 10_000

const WORDS = `
  select distinct word from catalogue.products, unnest(string_to_array(search_text, ' ')) as word
  where is_active and word ~ '^[a-z]{3,}$'`

/** Those that no product has: words that came since they were read are none of them. */
const UNKNOWN = `
  select word from unnest(?::text[]) as word
  where not exists (
    select from catalogue.products where is_active and search_text like '%' || word || '%')`

const COLOURS = `
  select distinct word from catalogue.colours, unnest(string_to_array(catalogue.plain(name), ' ')) as word
  where word ~ '^[a-z]{3,}o$'`

interface Search {
  text: string
}

/** What the words of a search look for. */
export interface Meant {
  /** Parts of words, all of which a product has. */
  parts: string
  /** Of those, the names of sizes. */
  sizes: SizeWord[]
}

/** The search that was meant: its text is the same one where nothing is to be corrected. */
type Understand = <Written extends Search>(search: Written) => Promise<Written & { meant: Meant }>

/** What the reply states of it: others were found than what was written. */
export const meantBy = (written: Search, { text }: Search): { understood_as?: string } =>
  text === written.text ? {} : { understood_as: text }

interface KnownWords {
  words: readonly string[]
  /** The forms of colours, each with the one that products have. */
  colours: ReadonlyMap<string, string>
  readAt: number
}

const isWithin = (words: readonly string[], part: string) => words.some((word) => word.includes(part))

async function readKnown(db: Knex): Promise<Omit<KnownWords, 'readAt'>> {
  const words = await queryRows<{ word: string }>(db, WORDS)
  const colours = await queryRows<{ word: string }>(db, COLOURS)
  const forms = colours.flatMap(({ word }) => formsOf(word).map((form) => [form, word] as const))
  return { words: words.map(({ word }) => word), colours: new Map(forms) }
}

// Every route that searches products: each of them would read all words.
const OF_DATABASE = new WeakMap<Knex, Understand>()

/** Understands searches as all routes of a process do, by words that are read once for all of them. */
export function understandSlips(deps: Pick<Deps, 'clock'> & { db: Knex }): Understand {
  const known = OF_DATABASE.get(deps.db) ?? createUnderstanding(deps)
  OF_DATABASE.set(deps.db, known)
  return known
}

/**
 * Understands searches with slips of the finger: a word that no product has is replaced by the nearest one that some
 * product has. While all words are right nothing is asked of the database but, every ten
 * minutes, all words, and which of the short ones are sizes.
 */
function createUnderstanding({ db, clock }: Pick<Deps, 'clock'> & { db: Knex }): Understand {
  let known: KnownWords | null = null
  const knownWords = async (mostAge = READ_AGAIN_MS) => {
    const now = clock.now().getTime()
    if (known === null || now - known.readAt > mostAge) known = { ...(await readKnown(db)), readAt: now }
    return known
  }
  const nearest = async ({ words, colours }: KnownWords, typed: readonly string[]) => {
    const strange = typed.filter((word) => !colours.has(word) && !isWithin(words, word))
    if (strange.length === 0) return new Map<string, string | null>()
    const unknown = await queryRows<{ word: string }>(db, UNKNOWN, [strange])
    return new Map(unknown.map(({ word }) => [word, nearestWord(word, words)]))
  }
  const meantText = async (text: string): Promise<Pick<Meant, 'parts'> & Search> => {
    // Further ones are not searched for.
    const searched = text.split(/\s+/).slice(0, MOST_WORDS)
    const typed = searched.map(plainText).filter((word) => CAN_HAVE_SLIPS.test(word))
    if (typed.length === 0) return { text, parts: text }
    const former = await knownWords()
    const first = await nearest(former, typed)
    // What is like no word may be like that of a new product.
    const words = [...first.values()].includes(null) ? await knownWords(NEW_WORDS_MS) : former
    const near = words === former ? first : await nearest(words, typed)
    const meant = (word: string) => words.colours.get(plainText(word)) ?? near.get(plainText(word)) ?? word
    // 'rojo' is looked for as 'roj': a product of this colour may be named in another form.
    const partOf = (word: string) =>
      words.colours.has(plainText(meant(word))) ? plainText(meant(word)).slice(0, -1) : meant(word)
    const isRead = (word: string) => plainText(meant(word)) === plainText(word)
    return {
      text: text.replaceAll(/\S+/g, (word) => (isRead(word) ? word : meant(word))),
      parts: text.replaceAll(/\S+/g, partOf),
    }
  }
  return async (search) => {
    const { text, parts } = await meantText(search.text)
    const sizes = await readSizeWords(db, parts)
    return { ...search, text, meant: { parts: withoutSizeMarks(parts, sizes), sizes } }
  }
}
