import { operational } from '@deportivo/contracts/reports/operational'
import { defineReport } from '@deportivo/platform/reports/define-report'
import type { FiguresTable, Present } from '@deportivo/platform/reports/figures-request'
import { lateSql } from './late.ts'

const WHOLE = { whole: { store_id: 0 } } as const
const EACH_STORE = { except: { store_id: 0 } } as const

const NOW = {
  table: 'read.stage_stays',
  isOfNow: true,
  where: { is_open: true },
  measures: { now: 'count(*)', late: (present: Present) => `count(*) filter (where ${lateSql(present)})` },
} as const satisfies Partial<FiguresTable>

const MINUTE_S = 60

const timedAt = (at: string) => ({
  table: 'read.stage_stays',
  at,
  columns: ['store_id', 'state_id', 'auxiliary_user_id', 'minutes', 'with_target', 'in_time'],
})

const STAYS = {
  table: 'read.stage_days',
  where: { kind: 'stay' },
  measures: { passed: 'sum(count)', in_time: 'sum(in_time)', with_target: 'sum(with_target)' },
  timed: timedAt('left_at'),
} as const satisfies Partial<FiguresTable>

const PREPARED = {
  table: 'read.stage_days',
  where: { kind: 'prepared' },
  measures: {
    prepared: 'sum(count)',
    packed_in_time: 'sum(in_time)',
    packed_with_target: 'sum(with_target)',
  },
  timed: timedAt('prepared_at'),
} as const satisfies Partial<FiguresTable>

const percentilesOf = (median: string, p90: string) => ({
  column: 'minutes',
  times: MINUTE_S,
  measures: { [median]: 0.5, [p90]: 0.9 },
})

/** How orders go through their stages, now and in a range of days. */
export const operationalReportRoute = defineReport(operational, {
  from: [
    { ...NOW, ...WHOLE, dimensions: ['stage'] },
    { ...NOW, ...WHOLE, except: { auxiliary_user_id: 0 }, dimensions: ['assistant'] },
    { ...NOW, ...EACH_STORE, dimensions: ['store'] },
    { ...STAYS, ...WHOLE, dimensions: ['day', 'stage'], percentiles: percentilesOf('median', 'p90') },
    { ...STAYS, ...EACH_STORE, dimensions: ['store'] },
    {
      ...PREPARED,
      ...WHOLE,
      dimensions: ['day', 'assistant'],
      percentiles: percentilesOf('pack_median', 'pack_p90'),
    },
    { ...PREPARED, ...EACH_STORE, dimensions: ['store'] },
    {
      table: 'read.return_days',
      where: { kind: 'requested' },
      dimensions: ['reason'],
      measures: { cases: 'sum(count)' },
    },
  ],
  names: 'read.report_names',
  // 'read operational' reaches everything, or it isn't granted.
  visible: (rows) => rows,
})
