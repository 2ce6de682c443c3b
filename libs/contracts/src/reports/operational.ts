import { declareReport } from './declare-report.ts'
import { ASSISTANT, DAY, RETURN_REASON, STATE, STORE } from './dimensions.ts'
import { RETURN_FIGURES, STAGE_FIGURES } from './sources.ts'

const WORK = ['prepared', 'pack_median', 'pack_p90', 'pack_on_time', 'packed_with_target'] as const
const STAYS = ['passed', 'on_time', 'with_target'] as const

/**
 * How orders go through their stages: where they are now and which are late, how long those took that left a stage in these
 * days, and what each assistant prepared. Times are hours of business; a share on time is of stages that have a target.
 */
export const operational = declareReport({
  name: 'operational',
  path: '/report/operational',
  title: 'menu.operational',
  summary:
    'Orders per stage now and which are late; of a range of days (today by default) the time in each stage, its share on time, what assistants prepared, and returns by reason. Returns are of the store that had sold the goods.',
  permission: 'read operational',
  sources: [STAGE_FIGURES, RETURN_FIGURES],
  isTimed: true,
  measures: {
    now: { kind: 'count', label: 'reports.measure.orders_now', isNeutral: true, isOfNow: true },
    late: { kind: 'count', label: 'reports.measure.late_now', isNeutral: true, isOfNow: true },
    prepared: { kind: 'count', label: 'reports.measure.prepared' },
    pack_median: { kind: 'duration', label: 'reports.measure.pack_median', of: 'prepared', isNeutral: true },
    pack_p90: { kind: 'duration', label: 'reports.measure.pack_p90', of: 'prepared', isNeutral: true },
    pack_on_time: {
      kind: 'share',
      label: 'reports.measure.pack_on_time',
      ratio: ['packed_in_time', 'packed_with_target'],
      of: 'packed_with_target',
    },
    on_time: {
      kind: 'share',
      label: 'reports.measure.on_time',
      ratio: ['in_time', 'with_target'],
      of: 'with_target',
    },
    cases: { kind: 'count', label: 'reports.measure.return_cases', isNeutral: true },
    passed: { kind: 'count', label: 'reports.measure.passed', isOfRows: true },
    median: { kind: 'duration', label: 'reports.measure.median', of: 'passed', isOfRows: true },
    p90: { kind: 'duration', label: 'reports.measure.p90', of: 'passed', isOfRows: true },
    in_time: { kind: 'count', label: 'reports.measure.on_time', isPart: true },
    with_target: { kind: 'count', label: 'reports.measure.on_time', isPart: true },
    packed_in_time: { kind: 'count', label: 'reports.measure.pack_on_time', isPart: true },
    packed_with_target: { kind: 'count', label: 'reports.measure.pack_on_time', isPart: true },
  },
  dimensions: {
    day: { ...DAY, measures: [...WORK, ...STAYS] },
    stage: {
      ...STATE,
      label: 'reports.dimension.stage',
      measures: ['now', 'late', 'passed', 'median', 'p90', 'on_time', 'with_target'],
      opensAsTable: true,
    },
    assistant: { ...ASSISTANT, measures: [...WORK, 'now', 'late'], opensAsTable: true },
    store: { ...STORE, measures: ['now', 'late', 'prepared', ...STAYS], isFilter: true },
    reason: { ...RETURN_REASON, measures: ['cases'] },
  },
  stays: {
    now: 'now',
    late: 'late',
    passed: 'passed',
    median: 'passed',
    p90: 'passed',
    on_time: 'passed',
    prepared: 'prepared',
    pack_median: 'prepared',
    pack_p90: 'prepared',
    pack_on_time: 'prepared',
  },
  cases: { days: ['requested_from', 'requested_to'], measures: ['cases'] },
})
