import { operational } from '@deportivo/contracts/reports/operational'
import { useStays } from '../../features/operational/use-stays.tsx'
import { MorningMail } from '../../features/report-mails/morning-mail.tsx'
import { ReportScreen } from '../../shared/report/report-screen.tsx'

/** 'Operativo': where orders are, which are late, and how long they take. */
export const OperationalPage = () => (
  <ReportScreen report={operational} useDetail={useStays} action={<MorningMail report={operational} />} />
)
