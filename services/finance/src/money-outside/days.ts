const DAY_S = 86_400

/** Whole days of an amount outside, up to a moment. */
export const daysSql = (now: Date): string =>
  `floor(greatest(extract(epoch from '${now.toISOString()}'::timestamptz - since), 0) / ${DAY_S})::integer`
