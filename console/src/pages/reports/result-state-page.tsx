import { resultState } from '@deportivo/contracts/reports/result-state'
import { MorningMail } from '../../features/report-mails/morning-mail.tsx'
import { useResultEntries } from '../../features/result-state/use-result-entries.tsx'
import { ReportScreen } from '../../shared/report/report-screen.tsx'

/** 'Estado de resultados': what was earned, and the entries that make it. */
export const ResultStatePage = () => (
  <ReportScreen
    report={resultState}
    useDetail={useResultEntries}
    action={<MorningMail report={resultState} />}
  />
)
