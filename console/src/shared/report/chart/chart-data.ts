import type { MeasureKind } from '@deportivo/contracts/reports/declare-report'
import type { TextKey } from '../../language/texts.tsx'

/** What a chart shows, whatever draws it. */
export interface ChartData {
  kind: 'line' | 'bars'
  categories: readonly string[]
  values: readonly number[]
  measure: { kind: MeasureKind; label: TextKey }
  /** What the values are of: `Hoy`. */
  period: string
  /** The period before, drawn fainter. */
  before?: { name: string; values: readonly number[] }
}
