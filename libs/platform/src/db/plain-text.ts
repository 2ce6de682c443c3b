import type { Knex } from 'knex'

/** More words than this make a search slower, not better. */
export const MOST_WORDS = 8

/**
 * SQL of a function `<schema>.plain(text)`: the form in which text is searched. Case, accents, dots and hyphens do
 * not count ('S.A.S.' = 'sas', '990.123.456-3' = '9901234563'): decomposed, an accent is a separate character and
 * is removed. An owner that searches creates the function in its migration.
 */
export const plainTextFunction = (schema: string): string => `
  create function ${schema}.plain(written text) returns text
  language sql immutable strict parallel safe as $$
    select regexp_replace(normalize(lower(written), NFD), '[^a-z0-9 ]', '', 'g')
  $$;
`

/** The words of a search that can be looked for: of '%', an apostrophe or an emoji nothing is left. */
export const searchedWords = (search: string): string[] =>
  search
    .split(/\s+/)
    .filter((word) => plainText(word) !== '')
    .slice(0, MOST_WORDS)

/** Whether something is searched for of which nothing is left: no row has it, while like '%%' is true of every row. */
export const isLeftEmpty = (search: string): boolean =>
  search.trim() !== '' && searchedWords(search).length === 0

/** Narrows to rows that contain every word of a search, in any order. */
export function holdsWords<Q extends Knex.QueryBuilder>(
  rows: Q,
  column: string,
  plain: `${string}.plain`,
  search: string,
): Q {
  if (isLeftEmpty(search)) void rows.whereRaw('false')
  for (const word of searchedWords(search))
    void rows.whereRaw("?? like '%' || ??(?::text) || '%'", [column, plain, word])
  return rows
}

/** The same in JavaScript, for rows in memory. */
export const plainText = (written: string): string =>
  written
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z0-9 ]/g, '')
