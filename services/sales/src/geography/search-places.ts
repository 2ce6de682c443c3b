import { placesAlsoNamed } from '@deportivo/lifecycle/place-names'
import { plainText, searchedWords } from '@deportivo/platform/db/plain-text'
import { searchPlain } from '@deportivo/platform/lists/narrow'
import type { Knex } from 'knex'

/** The places of which another name has every word of a search. */
function alsoNamed(search: string): number[] {
  const words = searchedWords(search).map(plainText)
  return placesAlsoNamed((name) => {
    const plain = plainText(name)
    return words.length > 0 && words.every((word) => plain.includes(word))
  })
}

/** Searches places by their name, or by another one that people use. */
export const searchPlaces = (rows: Knex.QueryBuilder, search: string): void =>
  void rows.where((either) => {
    searchPlain('name', 'sales.plain')(either, search)
    void either.orWhereIn('id', alsoNamed(search))
  })
