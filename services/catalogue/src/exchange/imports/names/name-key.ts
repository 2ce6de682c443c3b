import { singleSpaced } from '@deportivo/platform/single-spaced'

/** Names with one key are of one row: neither case nor the width of a gap distinguishes them. */
export const nameKey = (name: string, within?: number): string =>
  `${within === undefined ? '' : `${within} `}${singleSpaced(name).toLowerCase()}`
