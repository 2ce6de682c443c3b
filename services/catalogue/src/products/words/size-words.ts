import { MOST_WORDS, plainText } from '@deportivo/platform/db/plain-text'
import { queryRows } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'

/** A word of a search that is the name of a size. */
export interface SizeWord {
  word: string
  size_ids: number[]
}

// Longer names are words like others. Most searches have no word that could be a size, and read nothing.
const MAY_BE_SIZE = /^(?:[a-z]{1,3}|[a-z]{0,2}[0-9]{1,4}[a-z]{0,2})$/

const SIZES = `
  select catalogue.plain(name) as word, array_agg(id) as size_ids from catalogue.sizes
  where catalogue.plain(name) = any(?::text[]) group by 1`

const plainWords = (text: string) => text.split(/\s+/).slice(0, MOST_WORDS).map(plainText)

/** The words of a text that are names of sizes. */
export async function readSizeWords(db: Knex, text: string): Promise<SizeWord[]> {
  const words = plainWords(text).filter((word) => MAY_BE_SIZE.test(word))
  return words.length === 0 ? [] : queryRows<SizeWord>(db, SIZES, [words])
}

const MARKS = new Set(['talla', 'tallas', 'numero', 'num', 'nro', 'no'])

/** Without 'talla' and the like where a size follows. */
export function withoutSizeMarks(text: string, sizes: readonly SizeWord[]): string {
  const words = text.split(/\s+/)
  const isSize = (word = '') => sizes.some((size) => size.word === plainText(word))
  return words.filter((word, at) => !(MARKS.has(plainText(word)) && isSize(words[at + 1]))).join(' ')
}
