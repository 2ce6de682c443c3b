import type { Results } from './run-suite.mjs'

export function reportLines(
  results: Results,
  options: { isStrict: boolean },
): { lines: string[]; isPassed: boolean }
