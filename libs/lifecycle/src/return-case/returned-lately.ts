import { GIVEN_UP_RETURN_STATES } from './states.ts'

/**
 * Which return cases count for "returns often", as a condition in SQL: those that were requested in the company's `days`
 * before a time, without cancelled ones. `cases` is the alias of the cases, `at` an expression of the time.
 */
export const returnedLately = ({ cases, at }: { cases: string; at: string }): string =>
  `${cases}.created_at > ${at} - :days * interval '1 day' and ${cases}.state_id <> all(:given_up)`

/** The bindings of that condition. */
export const latelyIn = (days: number) => ({ days, given_up: GIVEN_UP_RETURN_STATES })
