import { moneyOutside } from '@deportivo/contracts/reports/money-outside'
import { useOutside } from '../../features/money-outside/use-outside.tsx'
import { MorningMail } from '../../features/report-mails/morning-mail.tsx'
import { ReportScreen } from '../../shared/report/report-screen.tsx'

/** 'Dinero por fuera': who has money of the business, and whom it owes some. */
export const MoneyOutsidePage = () => (
  <ReportScreen report={moneyOutside} useDetail={useOutside} action={<MorningMail report={moneyOutside} />} />
)
