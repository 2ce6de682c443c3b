import { cashFlow } from '@deportivo/contracts/reports/cash-flow'
import { useEntries } from '../../features/cash-flow/use-entries.tsx'
import { MorningMail } from '../../features/report-mails/morning-mail.tsx'
import { ReportScreen } from '../../shared/report/report-screen.tsx'

/** 'Flujo de caja': what came in, what went out, and in which register or bank. */
export const CashFlowPage = () => (
  <ReportScreen report={cashFlow} useDetail={useEntries} action={<MorningMail report={cashFlow} />} />
)
