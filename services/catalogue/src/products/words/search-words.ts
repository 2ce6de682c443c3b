import { MOST_WORDS, plainText } from '@deportivo/platform/db/plain-text'
import { queryRows } from '@deportivo/platform/db/query-rows'
import type { Deps } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { nearestWord } from './nearest-word.ts'

/** Words of letters alone. With another digit, a reference or a size is another product and not a slip. */
const CAN_HAVE_SLIPS = /^[a-z]{4,}$/
const READ_AGAIN_MS = 10 * 60_000

const WORDS = `
  select distinct word from catalogue.products, unnest(string_to_array(search_text, ' ')) as word
  where is_active and word ~ '^[a-z]{4,}$'`

/** Those that no product has: words that came since they were read are none of them. */
const UNKNOWN = `
  select word from unnest(?::text[]) as word
  where not exists (
    select from catalogue.products where is_active and search_text like '%' || word || '%')`

interface Search {
  text: string
}

/** The search that was meant, which is the same one where nothing is to be corrected. */
type Understand = <Written extends Search>(search: Written) => Promise<Written>

/** What the reply states of it: others were found than what was written. */
export const meantBy = (written: Search, { text }: Search): { understood_as?: string } =>
  text === written.text ? {} : { understood_as: text }

interface KnownWords {
  words: readonly string[]
  readAt: number
}

const isWithin = (words: readonly string[], part: string) => words.some((word) => word.includes(part))

/**
 * Understands searches with slips of the finger: a word that no product has is replaced by the nearest one that some
 * product has. While all words are right nothing is asked of the database but, every ten minutes, all words.
 */
export function understandSlips({ db, clock }: Pick<Deps, 'clock'> & { db: Knex }): Understand {
  let known: KnownWords | null = null
  const knownWords = async () => {
    const now = clock.now().getTime()
    if (known === null || now - known.readAt > READ_AGAIN_MS) {
      const rows = await queryRows<{ word: string }>(db, WORDS)
      known = { words: rows.map(({ word }) => word), readAt: now }
    }
    return known.words
  }
  const meantText = async (text: string): Promise<string> => {
    // Further ones are not searched for.
    const searched = text.split(/\s+/).slice(0, MOST_WORDS)
    const typed = searched.filter((word) => CAN_HAVE_SLIPS.test(plainText(word)))
    if (typed.length === 0) return text
    const words = await knownWords()
    const strange = typed.map(plainText).filter((word) => !isWithin(words, word))
    if (strange.length === 0) return text
    const unknown = await queryRows<{ word: string }>(db, UNKNOWN, [strange])
    const meant = new Map(unknown.map(({ word }) => [word, nearestWord(word, words)]))
    return text.replaceAll(/\S+/g, (word) => meant.get(plainText(word)) ?? word)
  }
  return async (search) => ({ ...search, text: await meantText(search.text) })
}
