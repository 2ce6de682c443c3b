import { ALL_REPORTS } from '../reports/all-reports.ts'
import { addressOf } from '../reports/shown/address.ts'
import type { RoutePermission } from '../route.ts'
import { LISTS, listKeys } from './lists.ts'
import type { ListName } from './list-names.ts'
import { viewedReport, type ViewedName } from './viewed-names.ts'

interface ViewRules {
  /** Of those who may read what the views are of. */
  permission: RoutePermission
  /** What the address of a view may contain. */
  keys: readonly string[]
}

const isList = (name: ViewedName): name is ListName => Object.hasOwn(LISTS, name)

/** Who may see the views of a list or report, and what they may contain; undefined where a later release has it no longer. */
export function viewRules(name: ViewedName): ViewRules | undefined {
  if (isList(name)) return { permission: LISTS[name].contract.permission, keys: listKeys(name) }
  const report = ALL_REPORTS.find((one) => viewedReport(one.name) === name)
  return report && { permission: report.permission, keys: addressOf(report) }
}
