import type { Knex } from 'knex'

/** More words than this make a search slower, not better. */
const MOST_WORDS = 8

/**
 * SQL of a function `<schema>.plain(text)`: how a text is compared when people search. Case, accents, dots and hyphens
 * don't count ('S.A.S.' = 'sas', '990.123.456-3' = '9901234563'): decomposed, an accent is a sign of its own and falls
 * away. An owner that searches makes the function in its migration.
 */
export const plainTextFunction = (schema: string): string => `
  create function ${schema}.plain(written text) returns text
  language sql immutable strict parallel safe as $$
    select regexp_replace(normalize(lower(written), NFD), '[^a-z0-9 ]', '', 'g')
  $$;
`

/** Narrows to rows that hold every word of a search, in any order. */
export function holdsWords<Q extends Knex.QueryBuilder>(
  rows: Q,
  column: string,
  plain: `${string}.plain`,
  search: string,
): Q {
  for (const word of search.trim().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS))
    void rows.whereRaw("?? like '%' || ??(?::text) || '%'", [column, plain, word])
  return rows
}

/** The same in JavaScript, for rows that are at hand. */
export const plainText = (written: string): string =>
  written
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z0-9 ]/g, '')
