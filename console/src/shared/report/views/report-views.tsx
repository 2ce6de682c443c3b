import type { DeclaredReport } from '@deportivo/contracts/reports/declare-report'
import { addressOf } from '@deportivo/contracts/reports/shown/address'
import { viewedReport } from '@deportivo/contracts/views/viewed-names'
import { useMemo } from 'react'
import { useSavedViews } from '../../list/views/use-saved-views.ts'
import { ViewPills } from '../../list/views/view-pills.tsx'
import type { ViewWords } from '../../list/views/view-words.ts'
import { useUrlState } from '../../navigation/url-state.ts'
import { plainAddress } from './plain-address.ts'

/** Other days or filters begin at the first page of what is listed below the figures. */
const BEGINS_ANEW = ['page']

const WORDS: ViewWords = {
  none: 'reports.view_none',
  lead: 'reports.view_lead',
  shared: 'reports.view_shared',
  deletion: 'reports.view_deletion',
}

/** The saved views of a report, as those of a list; none of them is chosen to open with. */
export function ReportViews({ report }: { report: DeclaredReport }) {
  const names = useMemo(() => addressOf(report), [report])
  const [address, change] = useUrlState<string>(
    useMemo(() => [...names, 'view'], [names]),
    BEGINS_ANEW,
  )
  const saved = useSavedViews({
    name: viewedReport(report.name),
    names,
    state: plainAddress(address),
    change,
  })
  return <ViewPills stored={{ ...saved, words: WORDS, now: { query: saved.query, columns: null } }} />
}
