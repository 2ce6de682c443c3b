import type { DeclaredReport, Report } from '@deportivo/contracts/reports/declare-report'
import type { ReactNode } from 'react'
import type { ReportList, ReportTable } from './file/report-table.ts'
import type { ReportPosition } from './use-report-position.ts'

/** What one report shows besides its figures, and the same in its file. */
export interface ReportDetail {
  section: ReactNode
  /** The section stands instead of the widgets, and narrows the report by itself. */
  isWhole?: true
  /** The section does not know its height yet: widgets below it wait, or they would be pushed down. */
  isLoading?: boolean
  tables: readonly ReportTable[]
  /** Of which it shows one page. */
  list?: ReportList
}

export interface DetailOf {
  report: DeclaredReport
  position: ReportPosition
  data: Report | undefined
  isPaused: boolean
}

export type UseDetail = (of: DetailOf) => ReportDetail

const NOTHING: ReportDetail = { section: null, tables: [] }

export const useNoDetail: UseDetail = () => NOTHING
