import type { Knex } from 'knex'
import { holdsWords, isLeftEmpty, searchedWords } from '../db/plain-text.ts'

type Plain = `${string}.plain`

/** Narrows to rows from a day on, counted from midnight in America/Bogota. */
export const fromDay = (column: string) => (rows: Knex.QueryBuilder, day: string) =>
  void rows.whereRaw("?? >= ?::date::timestamp at time zone 'America/Bogota'", [column, day])

/** Narrows to rows up to a day, that day included. */
export const toDay = (column: string) => (rows: Knex.QueryBuilder, day: string) =>
  void rows.whereRaw("?? < (?::date + 1)::timestamp at time zone 'America/Bogota'", [column, day])

/** Narrows to rows of one hour, `2026-03-05T14`, in America/Bogota. */
export const inHour = (column: string) => (rows: Knex.QueryBuilder, hour: string) => {
  const begins = `${hour.replace('T', ' ')}:00`
  void rows.whereRaw(
    "?? >= ?::timestamp at time zone 'America/Bogota' and ?? < (?::timestamp + interval '1 hour') at time zone 'America/Bogota'",
    [column, begins, column, begins],
  )
}

/** Narrows to rows whose column contains any of the texts, without regard to case and accents. */
export const holdsAny = (column: string, plain: Plain) => (rows: Knex.QueryBuilder, texts: string[]) =>
  void rows.where((anyOf) => {
    for (const text of texts)
      void anyOf.orWhere((every) =>
        isLeftEmpty(text) ? void every.whereRaw('false') : holdsPlain(every, column, plain, text),
      )
  })

const holdsPlain = (rows: Knex.QueryBuilder, column: string, plain: Plain, text: string) =>
  void rows.whereRaw("??(??) like '%' || ??(?::text) || '%'", [plain, column, plain, text])

/** Searches a column whose values are not yet in the searchable form. */
export const searchPlain =
  (column: string, plain: Plain) =>
  (rows: Knex.QueryBuilder, search: string): void => {
    if (isLeftEmpty(search)) void rows.whereRaw('false')
    for (const word of searchedWords(search)) holdsPlain(rows, column, plain, word)
  }

/** Searches the column with all searchable words of a row, which has the index. */
export const searchWords = (column: string, plain: Plain) => (rows: Knex.QueryBuilder, search: string) =>
  void holdsWords(rows, column, plain, search)
