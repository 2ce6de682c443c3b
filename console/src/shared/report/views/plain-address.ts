import { COMPARISONS, DAY_GROUPS } from '@deportivo/contracts/reports/declare-report'
import type { UrlState } from '../../navigation/url-state.ts'
import { RANGES } from '../range.ts'

const MEANT_ANYWAY: UrlState<string> = { range: RANGES[0], group: DAY_GROUPS[0], compare: COMPARISONS[0] }

/** The address of a report without what is meant anyway: a report as it opens has nothing worth saving. */
export function plainAddress({ from, to, ...address }: UrlState<string>): UrlState<string> {
  const days = address['range'] === 'custom' ? { from, to } : {}
  return Object.fromEntries(
    Object.entries({ ...address, ...days }).flatMap(([name, value]) =>
      value === undefined || value === MEANT_ANYWAY[name] ? [] : [[name, value]],
    ),
  )
}
