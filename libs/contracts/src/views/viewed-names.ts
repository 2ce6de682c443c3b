import { REPORT_PAGES } from '../reports/report-pages.ts'
import { LIST_NAMES, type ListName } from './list-names.ts'

/** A report under its own prefix: a list may have the same name. */
export type ViewedReport = `report/${string}`

/** What views are saved of. */
export type ViewedName = ListName | ViewedReport

export const viewedReport = (name: string): ViewedReport => `report/${name}`

/** All lists and reports of which views are saved. */
export const VIEWED_NAMES: readonly ViewedName[] = [
  ...LIST_NAMES,
  ...REPORT_PAGES.map(({ name }) => viewedReport(name)),
]
